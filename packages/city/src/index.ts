export { cityRoutes } from './routes.ts'
