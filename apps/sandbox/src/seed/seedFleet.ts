import { addDays, instantOf, wallClock } from '@parking/pricing'
import { createAccount } from '../account/accounts.ts'
import type { CityContext } from '../city/CityContext.ts'
import { priceParking } from '../parking/priceParking.ts'
import { chargeParking } from '../parking/sessions.ts'
import type { ParkingRequest } from '../parking/parkingRequest.ts'
import { addVehicle } from '../parking/vehicles.ts'
import { COMPANY } from './demoAccounts.ts'
import { fleetPlate } from './regions.ts'
import { topUp } from './seedHistory.ts'

const MINUTE = 60_000

/** So many days have sessions, and so many vehicles at most. */
const DAYS = 40
const MOST_PARKED = 6

/** Makes a company with so many vehicles perhaps with their sessions, and a driver and a device for every second of them. */
export function seedFleet(
  context: CityContext,
  { vehicles, hasSessions }: { vehicles: number; hasSessions: boolean },
): void {
  const { store, city } = context
  const { email, inn, contract, name: companyName } = COMPANY
  const account = createAccount(context, {
    kind: 'company',
    email,
    inn,
    contract,
    company: companyName,
  })
  topUp(context, account, 5_000_000)
  for (let index = 0; index < vehicles; index++) {
    const number = fleetPlate(city.id, index)
    const vin = `XTA21099${String(index).padStart(9, '0')}`
    const imei = `35693803${String(index).padStart(7, '0')}`
    const equipped = index % 2 === 0
    addVehicle(context, account, {
      number,
      vin,
      imei: equipped ? imei : '',
      main: index === 0 ? 1 : 0,
    })
    if (!equipped) continue
    const place = { city: city.id, account, plate: number }
    const active = index % 6 === 0 ? 0 : 1
    store.run(store.from.insertInto('devices').values({ ...place, vin, imei, active }))
    const name = `Водитель Номер ${index + 1}`
    const phone = `7900100${String(index).padStart(4, '0')}`
    store.run(store.from.insertInto('drivers').values({ ...place, name, phone, active }))
    if (hasSessions && index < 2 * MOST_PARKED)
      seedSessions(context, account, { number, phone, index })
  }
}

/**
 * Makes the sessions of one vehicle at its driver's charge: every third day one in the morning. The first
 * vehicle is parked now, and was once paid for twice at the same time.
 */
function seedSessions(
  context: CityContext,
  account: number,
  { number, phone, index }: { number: string; phone: string; index: number },
): void {
  const { city, now } = context
  const zones = city.zones.all.filter(({ type }) => type === 'roadside')
  const vehicle = { plate: number, format: 'rus', category: 'B' } as const
  const payment = { account, from: 'wallet', phone } as const
  const requestAt = (start: number, minutes: number, turn: number): ParkingRequest | null => {
    const zone = zones[turn % zones.length]
    return zone ? { zone, parkingCode: '', vehicle, start, minutes, paid: 'before' } : null
  }
  const charge = (start: number, minutes: number, turn: number): void => {
    const request = requestAt(start, minutes, turn)
    if (!request) return
    const then = { ...context, now: start }
    chargeParking(then, 'payment', { request, cost: priceParking(then, account, request), payment })
  }
  const today = wallClock(now, city.timeZone).date
  for (let ago = DAYS; ago > 0; ago--) {
    if ((ago + index) % 3 > 0) continue
    const start = instantOf(addDays(today, -ago), 600, city.timeZone)
    charge(start, 60 + 15 * (index % 8), ago)
    if (index === 0 && ago === 3) charge(start + 30 * MINUTE, 60, ago + 1)
  }
  if (index === 0) charge(now - 30 * MINUTE, 120, 0)
}
