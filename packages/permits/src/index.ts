export { permitsMenu } from './menu.ts'
export { permitsRoutes } from './routes.ts'
