import { plateKey } from '@parking/plates'
import type { Vehicle } from '../vehicle/Vehicle.ts'
import { findLookalikes } from './findLookalikes.ts'
import type { Company, Device, Driver } from './Company.ts'

/** A driver of a company with the vehicles that they drive. */
export interface FleetDriver {
  /** Tells it from the other drivers, in addresses and lists: names repeat, phones don't. */
  readonly key: string
  readonly driver: Driver
  /** The driver's vehicles as the company has them; a plate that the company does not have is absent. */
  readonly vehicles: readonly Vehicle[]
}

/** A vehicle of a company with who drives it and which device it carries. */
export interface FleetVehicle {
  readonly key: string
  readonly vehicle: Vehicle
  readonly drivers: readonly Driver[]
  readonly device: Device | null
  /**
   * Other vehicles whose plates differ by one character, so that one may be a typing mistake. They are
   * looked for when somebody first asks: thousands of plates take a while to compare.
   */
  readonly lookalikes: () => readonly Vehicle[]
}

/** A tracking device of a company with the vehicle that carries it. */
export interface FleetDevice {
  readonly key: string
  readonly device: Device
  readonly vehicle: Vehicle | null
}

/** What a company has, joined: who drives what, and what carries which device. */
export interface Fleet {
  readonly drivers: readonly FleetDriver[]
  readonly vehicles: readonly FleetVehicle[]
  readonly devices: readonly FleetDevice[]
}

/**
 * Joins drivers, vehicles and devices of a company. A driver names vehicles by their plates; a device
 * is in the vehicle that has its imei, else in the one that has its vin.
 */
export function joinFleet({ drivers, vehicles, devices }: Company): Fleet {
  // Thousands of plates take a while to read: each is read once.
  const keyed = vehicles.map((vehicle) => ({ vehicle, plate: plateKey(vehicle.plate) }))
  const vehicleOfPlate = new Map(keyed.map(({ vehicle, plate }) => [plate, vehicle]))
  const plated = drivers.map((driver) => ({
    driver,
    plates: driver.plates.map((one) => plateKey(one)),
  }))
  const driversOfPlate = groupByPlate(plated)
  const deviceOf = new Map<Vehicle, Device>()
  const vehicleOf = new Map<Device, Vehicle>()
  const byImei = indexBy(vehicles, ({ imei }) => imei)
  let lookalikes: ReturnType<typeof findLookalikes> | null = null
  const findOthers = (vehicle: Vehicle): readonly Vehicle[] => {
    lookalikes ??= findLookalikes(vehicles)
    return [...(lookalikes.get(vehicle) ?? [])]
  }
  const byVin = indexBy(vehicles, ({ vin }) => vin)
  for (const device of devices) {
    const vehicle = byImei.get(code(device.imei)) ?? byVin.get(code(device.vin))
    if (vehicle === undefined) continue
    vehicleOf.set(device, vehicle)
    deviceOf.set(vehicle, device)
  }
  return {
    drivers: plated.map(({ driver, plates }) => ({
      key: driver.id ?? driver.phone ?? driver.name,
      driver,
      vehicles: plates.flatMap((plate) => vehicleOfPlate.get(plate) ?? []),
    })),
    vehicles: keyed.map(({ vehicle, plate }) => ({
      key: vehicle.id ?? vehicle.plate,
      vehicle,
      drivers: driversOfPlate.get(plate) ?? [],
      device: deviceOf.get(vehicle) ?? null,
      lookalikes: () => findOthers(vehicle),
    })),
    devices: devices.map((device) => ({
      key: device.id ?? device.imei ?? device.vin ?? '',
      device,
      vehicle: vehicleOf.get(device) ?? null,
    })),
  }
}

interface PlatedDriver {
  readonly driver: Driver
  /** The plates that the driver names, as all spellings of them share. */
  readonly plates: readonly string[]
}

function groupByPlate(plated: readonly PlatedDriver[]): ReadonlyMap<string, readonly Driver[]> {
  const groups = new Map<string, Driver[]>()
  for (const { driver, plates } of plated) {
    for (const plate of plates) {
      const group = groups.get(plate)
      if (group === undefined) groups.set(plate, [driver])
      else group.push(driver)
    }
  }
  return groups
}

function indexBy(
  vehicles: readonly Vehicle[],
  read: (vehicle: Vehicle) => string | null,
): ReadonlyMap<string | null, Vehicle> {
  const index = new Map<string | null, Vehicle>()
  for (const vehicle of vehicles) {
    const key = code(read(vehicle))
    if (key !== null) index.set(key, vehicle)
  }
  return index
}

/** A vin or an imei without regard to case; null when there is none. */
function code(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.trim().toUpperCase()
}
