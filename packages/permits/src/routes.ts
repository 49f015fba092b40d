import { constructorRoute } from './constructor/constructorRoute.ts'
import { permitsRoute } from './page/permitsRoute.ts'
import { permitSheetRoute } from './sheet/permitSheetRoute.ts'

/** The pages of this package, all in the account. */
export const permitsRoutes = [permitsRoute, permitSheetRoute, constructorRoute] as const
