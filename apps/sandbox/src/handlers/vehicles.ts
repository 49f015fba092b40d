import { member, type Call, type Handlers } from '../http/call.ts'
import { flag, isRecord, list, text, type Input } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { listOpenSessions } from '../parking/openSessions.ts'
import { readVehicle } from '../parking/parkingRequest.ts'
import {
  addVehicle,
  CERTIFICATE,
  CERTIFICATE_NAME,
  changeVehicle,
  clearMain,
  deleteVehicle,
  listVehicles,
  type NewVehicle,
} from '../parking/vehicles.ts'
import { categoryFits, isSamePlate, parsePlate } from '@parking/plates'
import type { AccountRow, SessionRow, VehicleRow } from '../store/schema.ts'
import { wireVehicle } from '../answers/wireVehicle.ts'

/** The names that the car call has for a vehicle's fields. */
const RUSSIAN = {
  number: 'ГРЗ',
  main: 'Основной',
  category: 'Категория',
  format: 'Формат',
  sts: 'СерияНомерДокумента',
  docType: 'ТипДокумента',
  country: 'Страна',
  name: 'Наименование',
  vin: 'VIN',
  imei: 'IMEI',
} as const

/** The names that the list of vehicles has for them. */
const ENGLISH: Readonly<Record<keyof typeof RUSSIAN, string>> = {
  number: 'numberTs',
  main: 'mainTs',
  category: 'category',
  format: 'formatGrz',
  sts: 'STSNumber',
  docType: 'docType',
  country: 'country',
  name: 'name',
  vin: 'vin',
  imei: 'imei',
}

function readCar(fields: Input, names: typeof ENGLISH, number: string): NewVehicle {
  const { plate, format, category } = readVehicle(
    number,
    text(fields, names.format),
    text(fields, names.category),
  )
  const known = format === 'other' ? null : parsePlate(plate)
  if (known && !categoryFits(known.type, category)) {
    throw new Refusal('ValidationError', { message: names.category })
  }
  const sts = text(fields, names.sts).toUpperCase().replace(/\s/g, '')
  if (sts !== '' && !CERTIFICATE.test(sts))
    throw new Refusal('InvalidFormat', { message: names.sts })
  return {
    number: plate,
    format,
    category,
    sts,
    region: known?.region ?? '',
    doc_type: text(fields, names.docType) || CERTIFICATE_NAME,
    country: text(fields, names.country) || (format === 'other' ? '' : 'RUS'),
    name: text(fields, names.name),
    vin: text(fields, names.vin).toUpperCase(),
    imei: text(fields, names.imei),
    main: flag(fields, names.main) ? 1 : 0,
  }
}

/** Refuses a vehicle or certificate that the list has already. */
function refuseDouble(cars: readonly VehicleRow[], car: NewVehicle): void {
  const double = cars.some(
    (known) => known.number === car.number || (car.sts !== '' && known.sts === car.sts),
  )
  if (double) throw new Refusal('ValidationError', { message: 'duplicate' })
}

function answer(call: Call, account: AccountRow): unknown {
  return { status: 'ok', result: listVehicles(call, account.id).map(wireVehicle) }
}

function addCar(call: Call): unknown {
  const { input } = call
  const account = member(call)
  const car = readCar(input, RUSSIAN, text(input, RUSSIAN.number))
  const known = listVehicles(call, account.id)
  refuseDouble(known, car)
  addVehicle(call, account.id, known.length === 0 ? { ...car, main: 1 } : car)
  return answer(call, account)
}

function findCar(call: Call, account: AccountRow, number: string): VehicleRow {
  if (number === '') throw new Refusal('EmptyTs')
  const found = listVehicles(call, account.id).find((car) => isSamePlate(car.number, number))
  if (!found) throw new Refusal('ValidationError', { message: 'oldgrz' })
  return found
}

/** Nothing but who is the main vehicle may change while a session runs for it. */
function refuseOccupied(call: Call, account: AccountRow, car: VehicleRow): void {
  const sessions = listOpenSessions(call, account.id)
  const isParked = ({ status, plate }: SessionRow) =>
    status === 'active' && isSamePlate(plate, car.number)
  if (sessions.some(isParked)) throw new Refusal('ParkingSessionAlreadyExists')
}

/** Fields that are not sent stay as they are. */
function changeCar(call: Call): unknown {
  const { input } = call
  const account = member(call)
  const old = findCar(call, account, text(input, 'oldgrz'))
  const kept: Record<string, unknown> = {
    [RUSSIAN.category]: old.category,
    [RUSSIAN.format]: old.format,
    [RUSSIAN.sts]: old.sts,
    [RUSSIAN.docType]: old.doc_type,
    [RUSSIAN.country]: old.country,
    [RUSSIAN.name]: old.name,
    [RUSSIAN.vin]: old.vin,
    [RUSSIAN.imei]: old.imei,
    [RUSSIAN.main]: old.main === 1,
    ...input,
  }
  const number = text(input, 'newgrz') || text(input, RUSSIAN.number) || old.number
  const car = readCar(kept, RUSSIAN, number)
  refuseDouble(
    listVehicles(call, account.id).filter((known) => known.id !== old.id),
    car,
  )
  const { main: _main, region: _region, ...facts } = car
  const isChanged = JSON.stringify({ ...old, ...facts }) !== JSON.stringify(old)
  if (isChanged) refuseOccupied(call, account, old)
  if (car.main) clearMain(call, account.id)
  changeVehicle(call, old.id, car)
  return answer(call, account)
}

/** When the main vehicle goes, the oldest of the others takes its place. */
function removeCar(call: Call): unknown {
  const account = member(call)
  const car = findCar(call, account, text(call.input, RUSSIAN.number))
  refuseOccupied(call, account, car)
  deleteVehicle(call, car.id)
  const [next] = listVehicles(call, account.id)
  if (car.main === 1 && next) changeVehicle(call, next.id, { main: 1 })
  return answer(call, account)
}

/** Puts a list of vehicles in the place of the known ones. */
function changeCars(call: Call): unknown {
  const { store, input } = call
  const account = member(call)
  const cars = list(input, 'cars').map((item) => {
    const fields = isRecord(item) ? item : {}
    return readCar(fields, ENGLISH, text(fields, ENGLISH.number))
  })
  store.run(store.from.deleteFrom('vehicles').where('account', '=', account.id))
  for (const car of cars) {
    refuseDouble(listVehicles(call, account.id), car)
    addVehicle(call, account.id, car)
  }
  const [first] = listVehicles(call, account.id)
  if (first?.main === 0) changeVehicle(call, first.id, { main: 1 })
  return answer(call, account)
}

/** A driver's vehicles. */
export const vehicleHandlers: Handlers = {
  addCar,
  changeCar,
  removeCar,
  changeCars,
  changeCarsV2: changeCars,
}
