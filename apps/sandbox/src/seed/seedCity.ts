import type { City } from '../city/city.ts'
import { createAccount } from '../account/accounts.ts'
import { keepToken } from '../account/tokens.ts'
import { addVehicle } from '../parking/vehicles.ts'
import type { Store } from '../store/openStore.ts'
import {
  DRIVER,
  DRIVER_WITHOUT_PASSWORD,
  guestTokenOf,
  NEW_DRIVER,
  POOR_DRIVER,
} from './demoAccounts.ts'
import { regionOf } from './regions.ts'
import { seedBelongings, seedTickets } from './seedBelongings.ts'
import { seedContent } from './seedContent.ts'
import { seedFleet } from './seedFleet.ts'
import { seedHistory, topUp } from './seedHistory.ts'

/** A guests' token does not run out while anybody looks. */
const FOREVER = Date.UTC(2100, 0, 1)

/** How much there is of everything. */
export interface SeedSize {
  operations: number
  fleet: number
}

/** What a city begins with. */
export const USUAL_SIZE: SeedSize = { operations: 60, fleet: 6 }

/** Makes the driver with everything; returns the account and the main vehicle's plate. */
function seedDriver(store: Store, city: City, size: SeedSize): void {
  const region = regionOf(city.id)
  const now = city.clock.now()
  const names = { firstName: 'Водитель', lastName: 'Демонстрационный' }
  const id = createAccount(store, city.id, { ...DRIVER, ...names }, now)
  const plate = `А123ВС${region}`
  addVehicle(store, city.id, id, {
    number: plate,
    main: 1,
    name: 'Семейный',
    sts: '1600123456',
    region,
  })
  const motorcycle = { number: `1234АВ${region}`, category: 'A', name: 'Мотоцикл', region }
  addVehicle(store, city.id, id, motorcycle)
  addVehicle(store, city.id, id, { number: 'AB1234CD', format: 'other', name: 'Гости' })
  store.run(
    store.from
      .insertInto('phones')
      .values({ city: city.id, account: id, phone: '79000000011', main: 0 }),
  )
  if (!city.modes.dontUseBalance) {
    const vehicle = { plate, format: 'rus', category: 'B' } as const
    seedHistory(store, city, id, vehicle, size.operations)
    topUp(store, city, id, 150_000, now)
  }
  seedBelongings(store, city, id, plate)
}

function seedPoorDriver(store: Store, city: City): void {
  const now = city.clock.now()
  const names = { firstName: 'Водитель', lastName: 'Небогатый' }
  const id = createAccount(store, city.id, { ...POOR_DRIVER, ...names }, now)
  addVehicle(store, city.id, id, { number: `В456ЕК${regionOf(city.id)}`, main: 1 })
  if (!city.modes.dontUseBalance) topUp(store, city, id, 40, now)
}

/** Fills an empty city: accounts by role, their belongings, and the operator's texts. */
export function seedCity(store: Store, city: City, size: SeedSize = USUAL_SIZE): void {
  const now = city.clock.now()
  store.transaction(() => {
    seedDriver(store, city, size)
    seedPoorDriver(store, city)
    const names = { firstName: 'Водитель', lastName: 'Новый' }
    createAccount(store, city.id, { ...NEW_DRIVER, ...names }, now)
    const { email, phone } = DRIVER_WITHOUT_PASSWORD
    createAccount(store, city.id, { email, phone }, now)
    if (city.modes.isCoopProfile) seedFleet(store, city, size.fleet)
    const guests = createAccount(store, city.id, { kind: 'guest', email: '' }, now)
    if (city.modes.useSessionWithoutRegister) {
      const token = { token: guestTokenOf(city.id), sessionId: 'guest' }
      keepToken(store, { city: city.id, account: guests }, token, FOREVER)
    }
    seedTickets(store, city)
    seedContent(store, city)
  })
}
