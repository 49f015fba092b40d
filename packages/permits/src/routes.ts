import { constructorRoute } from './constructor/constructor.route.ts'
import { permitsRoute } from './page/permits.route.ts'
import { permitSheetRoute } from './sheet/permitSheet.route.ts'

/** The pages of this package, all in the account. */
export const permitsRoutes = [permitsRoute, permitSheetRoute, constructorRoute] as const
