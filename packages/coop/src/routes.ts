import { companyRoute } from './company/companyRoute.ts'
import { devicesRoute } from './devices/devicesRoute.ts'
import { driverRoute } from './drivers/driverRoute.ts'
import { driversRoute } from './drivers/driversRoute.ts'
import { companyLoginRoute } from './login/companyLoginRoute.ts'
import { overviewRoute } from './overview/overviewRoute.ts'
import { vehicleRoute } from './vehicles/vehicleRoute.ts'
import { vehiclesRoute } from './vehicles/vehiclesRoute.ts'

/** The pages of this package for who is not signed in. */
export const coopGuestRoutes = [companyLoginRoute] as const

/** The pages of this package for companies that are signed in; they hang on `coopRoute`. */
export const coopMemberRoutes = [
  companyRoute,
  overviewRoute,
  driversRoute,
  driverRoute,
  vehiclesRoute,
  vehicleRoute,
  devicesRoute,
] as const
