import { createAccount } from '../account/accounts.ts'
import { keepToken } from '../account/tokens.ts'
import type { Desk } from '../city/Desk.ts'
import { addVehicle } from '../parking/vehicles.ts'
import {
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
function seedDriver(desk: Desk, size: SeedSize): void {
  const { store, city } = desk
  const region = findRegion(city.id)
  const names = { firstName: 'Водитель', lastName: 'Демонстрационный' }
  const defaultZone = city.zones.all[0]?.number
  const id = createAccount(desk, { ...DRIVER, ...names, ...(defaultZone && { defaultZone }) })
  const plate = findMainPlate(city.id)
  const car = { number: plate, main: 1, name: 'Семейный', sts: '1600123456', region } as const
  addVehicle(desk, id, car)
  addVehicle(desk, id, { number: `1234АВ${region}`, category: 'A', name: 'Мотоцикл', region })
  addVehicle(desk, id, { number: 'AB1234CD', format: 'other', name: 'Гости' })
  store.run(
    store.from
      .insertInto('phones')
      .values({ city: city.id, account: id, phone: '79000000011', main: 0 }),
  )
  if (!city.modes.dontUseBalance) {
    seedHistory(desk, id, { plate, format: 'rus', category: 'B' }, size.operations)
    topUp(desk, id, Math.max(PURSE, findLowPurse(city)))
  }
  seedBelongings(desk, id, plate)
}

function seedPoorDriver(desk: Desk): void {
  const { city } = desk
  const names = { firstName: 'Водитель', lastName: 'Небогатый' }
  const id = createAccount(desk, { ...POOR_DRIVER, ...names })
  addVehicle(desk, id, { number: `В456ЕК${findRegion(city.id)}`, main: 1 })
  if (!city.modes.dontUseBalance) topUp(desk, id, 40)
}

/** Fills an empty city: accounts by role, their belongings, and the operator's texts. */
export function seedCity(desk: Desk, size: SeedSize = USUAL_SIZE): void {
  const { store, city } = desk
  store.transaction(() => {
    seedDriver(desk, size)
    seedPoorDriver(desk)
    createAccount(desk, { ...NEW_DRIVER, firstName: 'Водитель', lastName: 'Новый' })
    const { email, phone } = DRIVER_WITHOUT_PASSWORD
    createAccount(desk, { email, phone })
    if (city.modes.isCoopProfile)
      seedFleet(desk, { vehicles: size.fleet, hasStays: size.operations > 0 })
    const guests = createAccount(desk, { kind: 'guest', email: '' })
    if (city.modes.useSessionWithoutRegister) {
      keepToken(desk, guests, { token: findGuestToken(city.id), sessionId: 'guest' }, FOREVER)
    }
    seedTickets(desk)
    seedContent(desk)
  })
}
