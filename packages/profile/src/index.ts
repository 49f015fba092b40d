export { ProfileMenu } from './menu/ProfileMenu.tsx'
export { profileMessages } from './messages/profileMessages.ts'
export { operationsRoute } from './operations/operationsRoute.ts'
export { profileRoutes } from './routes.ts'
