import { createAccount } from '../account/accounts.ts'
import { hashPassword } from '../account/passwords.ts'
import { keepToken } from '../account/tokens.ts'
import type { CityContext } from '../city/CityContext.ts'
import { addVehicle } from '../parking/vehicles.ts'
import {
  DEMO_PASSWORD,
  DRIVER,
  DRIVER_WITHOUT_PASSWORD,
  findGuestToken,
  NEW_DRIVER,
  POOR_DRIVER,
} from './demoAccounts.ts'
import { findMainPlate, findRegion } from './regions.ts'
import { seedBelongings, seedTickets } from './seedBelongings.ts'
import { seedContent } from './seedContent.ts'
import { seedFleet } from './seedFleet.ts'
import { findLowPurse, seedHistory, topUp } from './seedHistory.ts'

/** Made once for every demonstration account: it takes as long as half of what a city is filled with. */
const passwordHash = hashPassword(DEMO_PASSWORD)

/** A guests' token does not run out while anybody looks. */
const FOREVER = Date.UTC(2100, 0, 1)

/** How much there is of everything. */
export interface SeedSize {
  operations: number
  fleet: number
}

/** What the driver with everything can spend at least. */
const PURSE = 150_000

/** What a city begins with. */
export const USUAL_SIZE: SeedSize = { operations: 60, fleet: 6 }

/** Makes the driver with everything. */
function seedDriver(context: CityContext, size: SeedSize): void {
  const { store, city } = context
  const region = findRegion(city.id)
  const names = { firstName: 'Водитель', lastName: 'Демонстрационный' }
  const defaultZone = city.zones.all[0]?.number
  const id = createAccount(context, {
    ...DRIVER,
    ...names,
    passwordHash,
    ...(defaultZone && { defaultZone }),
  })
  const plate = findMainPlate(city.id)
  const car = { number: plate, main: 1, name: 'Семейный', sts: '1600123456', region } as const
  addVehicle(context, id, car)
  addVehicle(context, id, { number: `1234АВ${region}`, category: 'A', name: 'Мотоцикл', region })
  addVehicle(context, id, { number: 'AB1234CD', format: 'other', name: 'Гости' })
  store.run(
    store.from
      .insertInto('phones')
      .values({ city: city.id, account: id, phone: '79000000011', main: 0 }),
  )
  if (!city.modes.dontUseBalance) {
    seedHistory(context, id, { plate, format: 'rus', category: 'B' }, size.operations)
    topUp(context, id, Math.max(PURSE, findLowPurse(city)))
  }
  seedBelongings(context, id, plate)
}

function seedPoorDriver(context: CityContext): void {
  const { city } = context
  const names = { firstName: 'Водитель', lastName: 'Небогатый' }
  const id = createAccount(context, { ...POOR_DRIVER, ...names, passwordHash })
  addVehicle(context, id, { number: `В456ЕК${findRegion(city.id)}`, main: 1 })
  if (!city.modes.dontUseBalance) topUp(context, id, 40)
}

/** Fills an empty city: accounts by role, their belongings, and the operator's texts. */
export function seedCity(context: CityContext, size: SeedSize = USUAL_SIZE): void {
  const { store, city } = context
  store.transaction(() => {
    seedDriver(context, size)
    seedPoorDriver(context)
    createAccount(context, {
      ...NEW_DRIVER,
      firstName: 'Водитель',
      lastName: 'Новый',
      passwordHash,
    })
    const { email, phone } = DRIVER_WITHOUT_PASSWORD
    createAccount(context, { email, phone })
    if (city.modes.isCoopProfile)
      seedFleet(context, { vehicles: size.fleet, hasSessions: size.operations > 0 })
    const guests = createAccount(context, { kind: 'guest', email: '' })
    if (city.modes.useSessionWithoutRegister) {
      keepToken(context, guests, { token: findGuestToken(city.id), sessionId: 'guest' }, FOREVER)
    }
    seedTickets(context)
    seedContent(context)
  })
}
