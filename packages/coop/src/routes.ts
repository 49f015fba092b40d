import { companyRoute } from './company/company.route.ts'
import { devicesRoute } from './devices/devices.route.ts'
import { driverRoute } from './drivers/driver.route.ts'
import { driversRoute } from './drivers/drivers.route.ts'
import { companyLoginRoute } from './login/companyLogin.route.ts'
import { operationsRoute } from './operations/operations.route.ts'
import { overviewRoute } from './overview/overview.route.ts'
import { vehicleRoute } from './vehicles/vehicle.route.ts'
import { vehiclesRoute } from './vehicles/vehicles.route.ts'

/** The pages of this package for who is not signed in. */
export const coopGuestRoutes = [companyLoginRoute] as const

/** The pages of this package for companies that are signed in; they hang on `coopRoute`. */
export const coopMemberRoutes = [
  companyRoute,
  overviewRoute,
  operationsRoute,
  driversRoute,
  driverRoute,
  vehiclesRoute,
  vehicleRoute,
  devicesRoute,
] as const
