import { companyRoute } from './company/companyRoute.ts'
import { devicesRoute } from './devices/devicesRoute.ts'
import { driversRoute } from './drivers/driversRoute.ts'
import { companyLoginRoute } from './login/companyLoginRoute.ts'
import { vehiclesRoute } from './vehicles/vehiclesRoute.ts'

/** The pages of this package for who is not signed in. */
export const coopGuestRoutes = [companyLoginRoute] as const

/** The pages of this package for companies that are signed in; they hang on `coopRoute`. */
export const coopMemberRoutes = [companyRoute, driversRoute, vehiclesRoute, devicesRoute] as const
