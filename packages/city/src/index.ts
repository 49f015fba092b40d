export { Notices } from './notices/Notices.tsx'
export { cityRoutes } from './routes.ts'
