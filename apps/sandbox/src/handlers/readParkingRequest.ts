import type { Call } from '../http/call.ts'
import { integer, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import {
  checkPostStart,
  readDuration,
  readVehicle,
  readZone,
  type ParkingRequest,
} from '../parking/parkingRequest.ts'
import { keptSpellings } from '../parking/vehicles.ts'
import type { AccountRow } from '../store/schema.ts'
import { readCityDateTime } from '../wire/times.ts'

/** Reads the request that a call prices or starts: zone, vehicle, minutes and when it begins. */
export function readParkingRequest(call: Call, account: AccountRow): ParkingRequest {
  const { city, input, now } = call
  const parkingCode = text(input, 'ParkingCode')
  const zone = readZone(city, text(input, 'Zone'), parkingCode)
  const plate = text(input, 'Vehicle')
  const known = knownVehicle(call, account.id, plate)
  const vehicle = readVehicle(
    plate,
    text(input, 'NumberFormat') || (known?.format ?? ''),
    text(input, 'Category') || (known?.category ?? ''),
  )
  const minutes = readDuration(city, integer(input, 'Duration'))
  const timestart = text(input, 'timestart')
  const start = timestart === '' ? now : readStart(call, timestart)
  return {
    zone,
    parkingCode,
    vehicle,
    start,
    minutes,
    paid: timestart === '' ? 'before' : 'after',
  }
}

/** What the account's own list says of a plate: its format and category. */
function knownVehicle(call: Call, account: number, plate: string) {
  return call.store.get(
    call.store.from
      .selectFrom('vehicles')
      .select(['format', 'category'])
      .where('account', '=', account)
      .where('number', 'in', keptSpellings(plate)),
  )
}

function readStart(call: Call, timestart: string): number {
  const start = readCityDateTime(timestart, call.city.timeZone)
  if (start === null) throw new Refusal('InvalidFormat', { message: 'timestart' })
  checkPostStart(call, start)
  return start
}
