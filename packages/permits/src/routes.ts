import { constructorRoute } from './constructor/constructorRoute.ts'
import { permitsRoute } from './page/permitsRoute.ts'

/** The pages of this package, all in the account. */
export const permitsRoutes = [permitsRoute, constructorRoute] as const
