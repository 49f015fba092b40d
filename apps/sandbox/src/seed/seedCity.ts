import type { City } from '../city/city.ts'
import { createAccount } from '../account/accounts.ts'
import { keepToken } from '../account/tokens.ts'
import { transfer } from '../money/ledger.ts'
import { recordOperation } from '../parking/operations.ts'
import { addVehicle } from '../parking/vehicles.ts'
import { nextOrderNumber } from '../store/nextNumber.ts'
import type { Store } from '../store/openStore.ts'
import {
  COMPANY,
  DRIVER,
  DRIVER_WITHOUT_PASSWORD,
  guestTokenOf,
  NEW_DRIVER,
  POOR_DRIVER,
} from './demoAccounts.ts'
import { regionOf } from './regions.ts'

/** A guests' token does not run out while anybody looks. */
const FOREVER = Date.UTC(2100, 0, 1)

/** Puts money into a wallet, with its line in the history. */
export function topUp(store: Store, city: City, account: number, amount: number, at: number) {
  const orderNumber = nextOrderNumber(store, city.id)
  transfer(store, {
    city: city.id,
    kind: 'refill',
    from: 'acquirer',
    to: `wallet:${account}`,
    amount,
    reference: orderNumber,
    at,
  })
  recordOperation(store, { city: city.id, account, type: 'refill', at, sum: amount, orderNumber })
}

function seedDriver(store: Store, city: City, now: number): void {
  const id = createAccount(
    store,
    city.id,
    {
      ...DRIVER,
      firstName: 'Водитель',
      lastName: 'Демонстрационный',
    },
    now,
  )
  const region = regionOf(city.id)
  addVehicle(store, city.id, id, {
    number: `А123ВС${region}`,
    main: 1,
    name: 'Семейный',
    sts: '1600123456',
    region,
  })
  addVehicle(store, city.id, id, {
    number: `1234АВ${region}`,
    category: 'A',
    name: 'Мотоцикл',
    region,
  })
  addVehicle(store, city.id, id, { number: 'AB1234CD', format: 'other', name: 'Гости' })
  topUp(store, city, id, 250_000, now)
}

/** Fills an empty city: accounts by role, their belongings, and the operator's texts. */
export function seedCity(store: Store, city: City): void {
  const now = city.clock.now()
  store.transaction(() => {
    seedDriver(store, city, now)
    createAccount(store, city.id, { ...NEW_DRIVER, firstName: 'Водитель', lastName: 'Новый' }, now)
    const poor = createAccount(
      store,
      city.id,
      { ...POOR_DRIVER, firstName: 'Водитель', lastName: 'Без Денег' },
      now,
    )
    addVehicle(store, city.id, poor, { number: `В456ЕК${regionOf(city.id)}`, main: 1 })
    topUp(store, city, poor, 40, now)
    createAccount(
      store,
      city.id,
      { email: DRIVER_WITHOUT_PASSWORD.email, phone: DRIVER_WITHOUT_PASSWORD.phone },
      now,
    )
    if (city.modes.isCoopProfile) {
      createAccount(
        store,
        city.id,
        {
          kind: 'coop',
          email: COMPANY.email,
          inn: COMPANY.inn,
          contract: COMPANY.contract,
          company: COMPANY.name,
        },
        now,
      )
    }
    const guests = createAccount(store, city.id, { kind: 'guest', email: '' }, now)
    if (city.modes.useSessionWithoutRegister) {
      const token = { token: guestTokenOf(city.id), sessionId: 'guest' }
      keepToken(store, { city: city.id, account: guests }, token, FOREVER)
    }
  })
}
