import { isSamePlate, tidyPlate } from '@parking/plates'
import { company, type Call, type Handlers } from '../http/call.ts'
import { text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { readVehicle } from '../parking/parkingRequest.ts'
import { addVehicle, changeVehicle, deleteVehicle, listVehicles } from '../parking/vehicles.ts'
import type { DeviceRow } from '../store/schema.ts'
import { listDevices, ownCompany } from './corporate.ts'

/** The corporate rule: letters, digits and spaces with a letter that no Russian plate has. */
function guessFormat(number: string): string {
  return /[A-Z]/i.test(number) && !/[А-Я]/i.test(number) ? 'other' : 'rus'
}

function addCorporateVehicle(call: Call): unknown {
  const { input } = call
  const account = company(call)
  const number = text(input, 'number')
  const { plate, format, category } = readVehicle(number, guessFormat(number), '')
  const vin = text(input, 'VINNumber').toUpperCase()
  if (vin === '') throw new Refusal('VIN_IMEI_EMPTY')
  const known = listVehicles(call, account.id)
  if (known.some((car) => car.number === plate || car.vin === vin)) {
    throw new Refusal('ValidationError', { message: 'duplicate' })
  }
  const id = addVehicle(call, account.id, { number: plate, format, category, vin })
  return { status: 'ok', result: { id: String(id) } }
}

function removeCorporateVehicle(call: Call): unknown {
  const account = company(call)
  const id = text(call.input, 'id')
  const car = listVehicles(call, account.id).find((known) => String(known.id) === id)
  if (!car) throw new Refusal('EmptyTs')
  deleteVehicle(call, car.id)
  return { status: 'ok' }
}

/** Reads what a device is known by; @throws Refusal `VIN_IMEI_EMPTY`. */
function readDevice(call: Call) {
  const vin = text(call.input, 'vin').toUpperCase()
  const imei = text(call.input, 'imei')
  if (vin === '' && imei === '') throw new Refusal('VIN_IMEI_EMPTY')
  const plate = tidyPlate(text(call.input, 'grz'))
  return { vin, imei, plate }
}

const isThis = (device: DeviceRow, vin: string, imei: string) =>
  (vin !== '' && device.vin === vin) || (imei !== '' && device.imei === imei)

/** Activates a device; one that is new is added. */
function activateDevice(call: Call): unknown {
  const { store, city } = call
  const account = ownCompany(call)
  const { vin, imei, plate } = readDevice(call)
  const device = listDevices(call, account.id).find((known) => isThis(known, vin, imei))
  if (device) {
    const change = { active: 1, vin: vin || device.vin, imei: imei || device.imei } as const
    const place = plate === '' ? change : { ...change, plate }
    store.run(store.from.updateTable('devices').set(place).where('id', '=', device.id))
  } else {
    refuseTaken(call, vin, imei)
    const row = { city: city.id, account: account.id, plate, vin, imei, active: 1 } as const
    store.run(store.from.insertInto('devices').values(row))
  }
  showOnVehicle(call, account.id, plate, { active: 1, vin, imei })
  return { status: 'ok' }
}

/** Refuses a device that another company has. */
function refuseTaken(call: Call, vin: string, imei: string): void {
  const others = call.store.all(
    call.store.from.selectFrom('devices').selectAll().where('city', '=', call.city.id),
  )
  if (others.some((device) => isThis(device, vin, imei))) {
    throw new Refusal('ValidationError', { message: 'duplicate' })
  }
}

function deactivateDevice(call: Call): unknown {
  const { store } = call
  const account = ownCompany(call)
  const { vin, imei, plate } = readDevice(call)
  const device = listDevices(call, account.id).find((known) => isThis(known, vin, imei))
  if (!device) throw new Refusal('ValidationError', { message: 'vin' })
  store.run(store.from.updateTable('devices').set({ active: 0 }).where('id', '=', device.id))
  showOnVehicle(call, account.id, plate || device.plate, { active: 0 })
  return { status: 'ok' }
}

/** What a device does shows on the vehicle it is in. */
function showOnVehicle(
  call: Call,
  account: number,
  plate: string,
  change: { active: 0 | 1; vin?: string; imei?: string },
): void {
  const { active, vin, imei } = change
  const vehicle = listVehicles(call, account).find((known) => isSamePlate(known.number, plate))
  if (!vehicle) return
  changeVehicle(call, vehicle.id, { active, ...(vin ? { vin } : {}), ...(imei ? { imei } : {}) })
}

/** A company's vehicles and tracking devices. */
export const fleetHandlers: Handlers = {
  addCorporateVehicle,
  removeCorporateVehicle,
  activateDevice,
  deactivateDevice,
}
