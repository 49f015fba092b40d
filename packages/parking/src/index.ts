export { parkingTexts } from './texts/ru.ts'
export { parkingRoutes, parkingOpenRoutes } from './routes.ts'
export { GuestDialogs } from './guest/GuestDialogs.tsx'
export { GuestNotices } from './guest/lateForMembers.tsx'
