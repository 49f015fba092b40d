import { isSamePlate } from '@parking/plates'
import type { Company, Device, Driver } from './types.ts'

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

/** A device as the calls name one; at least one of vin and imei is there. */
export interface DeviceEntry {
  readonly vin: string | null
  readonly imei: string | null
  /** The vehicle that carries it; null when that is not known. */
  readonly plate: string | null
}

/** One change of what a company has. Adding a device is the same call as turning it on. */
export type FleetChange =
  | { readonly kind: 'addDriver' | 'removeDriver'; readonly driver: DriverEntry }
  | { readonly kind: 'editDriver'; readonly from: DriverEntry; readonly to: DriverEntry }
  | {
      readonly kind: 'setDriverActive'
      readonly driver: Pick<DriverEntry, 'name' | 'phone'>
      readonly isActive: boolean
    }
  | { readonly kind: 'addVehicle'; readonly plate: string; readonly vin: string }
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
 * Tells whether a company shows a change: where its answer was lost, it was made. What was there
 * already is no change any more.
 */
export function isChangeMade(change: FleetChange, company: Company): boolean {
  switch (change.kind) {
    case 'addDriver':
      return hasDriver(company, change.driver)
    case 'removeDriver':
      return findDriver(company, change.driver.phone) === undefined
    case 'editDriver':
      return (
        hasDriver(company, change.to) &&
        (change.from.phone === change.to.phone ||
          findDriver(company, change.from.phone) === undefined)
      )
    case 'setDriverActive':
      return findDriver(company, change.driver.phone)?.isActive === change.isActive
    case 'addVehicle':
      return company.vehicles.some(({ plate, format }) => isSamePlate(plate, change.plate, format))
    case 'removeVehicle':
      return company.vehicles.every(({ id }) => id !== change.id)
    case 'addDevice':
      return findDevice(company, change.device)?.isActive === true
    case 'setDeviceActive':
      return findDevice(company, change.device)?.isActive === change.isActive
  }
}

/**
 * Says which change puts back what another one did; null where no call can. What was added or
 * changed is undone by its own means: by removing or changing it again.
 */
export function undoChange(change: FleetChange): FleetChange | null {
  switch (change.kind) {
    case 'removeDriver':
      return { kind: 'addDriver', driver: change.driver }
    case 'removeVehicle':
      return change.vin === null
        ? null
        : { kind: 'addVehicle', plate: change.plate, vin: change.vin }
    case 'setDriverActive':
    case 'setDeviceActive':
      return { ...change, isActive: !change.isActive }
    case 'editDriver':
      return { kind: 'editDriver', from: change.to, to: change.from }
    case 'addDriver':
    case 'addVehicle':
    case 'addDevice':
      return null
  }
}

function findDriver(company: Company, phone: string): Driver | undefined {
  return company.drivers.find((driver) => driver.phone === phone)
}

function hasDriver(company: Company, { name, phone, plate }: DriverEntry): boolean {
  const found = findDriver(company, phone)
  return found?.name === name && found.plates.some((known) => isSamePlate(known, plate))
}

function findDevice(company: Company, { vin, imei }: DeviceEntry): Device | undefined {
  return company.devices.find((device) =>
    imei === null ? vin !== null && device.vin === vin : device.imei === imei,
  )
}
