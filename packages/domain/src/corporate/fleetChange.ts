import { isSamePlate, plateKey } from '@parking/plates'
import type { Vehicle } from '../vehicle/Vehicle.ts'
import { readCode } from './readCode.ts'
import type { Company, Device, Driver } from './Company.ts'

/** A driver as the calls of a company name one. */
export interface DriverEntry {
  readonly name: string
  /** Eleven digits. */
  readonly phone: string
  readonly plate: string
}

/** Names a driver of the company as the calls do. */
export function driverEntry({ name, phone, plates }: Driver): DriverEntry {
  return { name, phone: phone ?? '', plate: plates[0] ?? '' }
}

/** The removal of a driver. */
export function removeDriver(driver: Driver): Extract<FleetChange, { kind: 'removeDriver' }> {
  const { phone, plates, isActive } = driver
  const isRestorable = phone !== null && plates.length === 1 && isActive
  return { kind: 'removeDriver', id: driver.id, driver: driverEntry(driver), isRestorable }
}

/** The removal of a vehicle; null for one without a number of its own, which no call can name. */
export function removeVehicle({ id, plate, vin }: Vehicle): FleetChange | null {
  return id === null ? null : { kind: 'removeVehicle', id, plate, vin }
}

/** A device as the calls name one; at least one of vin and imei is there. */
export interface DeviceEntry {
  readonly vin: string | null
  readonly imei: string | null
  /** The vehicle that carries it; null when that is not known. */
  readonly plate: string | null
}

/** Switches a device on or off; null where it is so already. Its vehicle goes with it where it is known. */
export function switchDevice(
  { vin, imei, isActive }: Device,
  vehicle: Pick<Vehicle, 'plate'> | null,
  wanted: boolean,
): FleetChange | null {
  if (isActive === wanted) return null
  const device = { vin, imei, plate: vehicle?.plate ?? null }
  return { kind: 'setDeviceActive', device, isActive: wanted }
}

/** What of a vehicle a company can change. */
export interface VehicleEntry {
  readonly plate: string
  readonly vin: string | null
  readonly imei: string | null
}

/** One change of what a company has. Adding a device is the same call as turning it on. */
export type FleetChange =
  | { readonly kind: 'addDriver'; readonly driver: DriverEntry }
  | {
      readonly kind: 'removeDriver'
      /** Null where the back end gives none: then the driver is known by phone or name alone. */
      readonly id: string | null
      readonly driver: DriverEntry
      /** Whether adding the driver again gives all that was there: one vehicle, switched on. */
      readonly isRestorable: boolean
    }
  | { readonly kind: 'editDriver'; readonly from: DriverEntry; readonly to: DriverEntry }
  | {
      readonly kind: 'setDriverActive'
      readonly driver: Pick<DriverEntry, 'name' | 'phone'>
      readonly isActive: boolean
    }
  | { readonly kind: 'addVehicle'; readonly plate: string; readonly vin: string }
  | {
      readonly kind: 'editVehicle'
      readonly from: VehicleEntry
      readonly to: VehicleEntry
    }
  | {
      readonly kind: 'removeVehicle'
      readonly id: string
      readonly plate: string
      readonly vin: string | null
    }
  | { readonly kind: 'addDevice'; readonly device: DeviceEntry }
  | {
      readonly kind: 'setDeviceActive'
      readonly device: DeviceEntry
      readonly isActive: boolean
    }

/**
 * Tells whether a company shows all of a change. If it does after a lost answer, the change was made;
 * if it does before the call, nothing is left to change. A change that shows in part, or otherwise,
 * was made by somebody else.
 */
export function isChangeMade(change: FleetChange, company: Company): boolean {
  switch (change.kind) {
    case 'addDriver':
      return (
        hasDriver(company, change.driver) && findDriver(company, change.driver)?.isActive === true
      )
    case 'removeDriver':
      return change.id === null
        ? findDriver(company, change.driver) === undefined
        : company.drivers.every(({ id }) => id !== change.id)
    case 'editDriver':
      return (
        hasDriver(company, change.to) &&
        (change.from.phone === change.to.phone || findDriver(company, change.from) === undefined)
      )
    case 'setDriverActive':
      return findDriver(company, change.driver)?.isActive === change.isActive
    case 'addVehicle':
      return listLike(company, change.plate).some(
        ({ plate, format, vin }) =>
          isSamePlate(plate, change.plate, format) && readCode(vin) === readCode(change.vin),
      )
    case 'editVehicle':
      return hasVehicle(company, change.to)
    case 'removeVehicle':
      return company.vehicles.every(({ id }) => id !== change.id)
    case 'addDevice':
      return hasDevice(company, change.device)
    case 'setDeviceActive':
      return findDevice(company, change.device)?.isActive === change.isActive
  }
}

/**
 * Tells whether a record still is as the change found it. If somebody else has changed it meanwhile,
 * the change would undo that.
 */
export function isChangeCurrent(change: FleetChange, company: Company): boolean {
  if (change.kind === 'editDriver') return hasDriver(company, change.from)
  return change.kind === 'editVehicle' ? hasVehicle(company, change.from) : true
}

/**
 * Says which change puts back what another one did; null where no call can. What was added or
 * changed is undone by its own means: by removing or changing it again.
 */
export function undoChange(change: FleetChange): FleetChange | null {
  switch (change.kind) {
    case 'removeDriver':
      return change.isRestorable ? { kind: 'addDriver', driver: change.driver } : null
    case 'removeVehicle':
      return change.vin === null
        ? null
        : { kind: 'addVehicle', plate: change.plate, vin: change.vin }
    case 'setDriverActive':
    case 'setDeviceActive':
      return { ...change, isActive: !change.isActive }
    case 'editDriver':
      return { kind: 'editDriver', from: change.to, to: change.from }
    case 'editVehicle':
      return { kind: 'editVehicle', from: change.to, to: change.from }
    case 'addDriver':
    case 'addVehicle':
    case 'addDevice':
      return null
  }
}

/** Finds a driver by phone, as the back end does; one that has none by name. */
function findDriver(
  { drivers }: Company,
  { name, phone }: Pick<DriverEntry, 'name' | 'phone'>,
): Driver | undefined {
  return drivers.find((one) =>
    phone === '' ? one.phone === null && one.name === name : one.phone === phone,
  )
}

function hasDriver(company: Company, entry: DriverEntry): boolean {
  const found = findDriver(company, entry)
  return found?.name === entry.name && found.plates.some((one) => isSamePlate(one, entry.plate))
}

function hasVehicle(company: Company, entry: VehicleEntry): boolean {
  return listLike(company, entry.plate).some(
    ({ plate, format, vin, imei }) =>
      isSamePlate(plate, entry.plate, format) &&
      readCode(vin) === readCode(entry.vin) &&
      readCode(imei) === readCode(entry.imei),
  )
}

/** Hundreds of changes are judged by one reading of thousands of vehicles. */
const byPlate = new WeakMap<Company, ReadonlyMap<string, readonly Vehicle[]>>()

/** The vehicles whose plates could be a certain one. */
function listLike(company: Company, plate: string): readonly Vehicle[] {
  const index = byPlate.get(company) ?? indexByPlate(company)
  byPlate.set(company, index)
  return index.get(plateKey(plate)) ?? []
}

function indexByPlate({ vehicles }: Company): ReadonlyMap<string, readonly Vehicle[]> {
  const index = new Map<string, Vehicle[]>()
  for (const vehicle of vehicles) {
    const key = plateKey(vehicle.plate)
    const group = index.get(key)
    if (group === undefined) index.set(key, [vehicle])
    else group.push(vehicle)
  }
  return index
}

/** A device that is on, and nowhere else than in the vehicle that is meant. */
function hasDevice(company: Company, entry: DeviceEntry): boolean {
  const device = findDevice(company, entry)
  const isOtherVin = entry.vin !== null && device?.vin !== entry.vin && Boolean(device?.vin)
  return device?.isActive === true && !isOtherVin && !isElsewhere(company, entry)
}

/** Whether a vehicle of another plate carries the device. */
export function isElsewhere({ vehicles }: Company, { imei, plate }: DeviceEntry): boolean {
  if (plate === null || readCode(imei) === '') return false
  const carrier = vehicles.find((one) => readCode(one.imei) === readCode(imei))
  return carrier !== undefined && !isSamePlate(carrier.plate, plate, carrier.format)
}

function findDevice(company: Company, { vin, imei }: DeviceEntry): Device | undefined {
  return company.devices.find((device) =>
    imei === null ? vin !== null && device.vin === vin : device.imei === imei,
  )
}
