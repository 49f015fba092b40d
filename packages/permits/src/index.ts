export { permitsRoutes } from './routes.ts'
