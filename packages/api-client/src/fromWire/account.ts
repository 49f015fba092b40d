import type { Company, Device, Driver } from '@parking/domain'
import {
  exact,
  readBalance,
  flag,
  listOf,
  meaningful,
  need,
  needSome,
  pick,
  record,
  readCountedList,
  recordOrNull,
  text,
  asRecord,
  type Wire,
} from '../decode.ts'
import { readPlate } from './plate.ts'
import { readVehicle } from './readVehicle.ts'

/** What a login came to. */
export interface LoginOutcome {
  readonly token: string
}

/** What the next step of a registration takes. */
export interface RegistrationStep {
  readonly emailSalt: string | null
  readonly phoneSalt: string | null
  /** Token of the account, once all is confirmed. */
  readonly token: string | null
}

/** Reads the token of a login, in the answer itself or in its result. */
export function readLogin(result: unknown, _timeZone: string, answer: Wire): LoginOutcome {
  const raw = pick(answer, 'token') ?? pick(asRecord(result), 'token')
  return { token: need(typeof raw === 'string' ? meaningful(raw) : null, 'token') }
}

/** Reads what the next step of a registration takes. */
export function readRegistrationStep(result: unknown): RegistrationStep {
  const found = recordOrNull(result)
  const own = (name: string) => text(pick(found, name))
  return { emailSalt: own('emailSalt'), phoneSalt: own('phoneSalt'), token: own('token') }
}

/** Reads what the next step of restoring a password takes. */
export function readRestoreStep(result: unknown): { readonly token: string | null } {
  return { token: text(pick(recordOrNull(result), 'token')) }
}

/** Reads a company. */
export function readCompany(value: unknown): Company {
  const found = record(value, 'company')
  const vehicles = readCountedList(pick(found, 'ts') ?? [], readVehicle)
  const drivers = readCountedList(pick(found, 'drivers') ?? [], readDriver)
  const devices = readCountedList(pick(found, 'devices') ?? [], readDevice)
  return {
    name: need(text(pick(found, 'name')), 'name'),
    email: text(pick(found, 'email')),
    inn: need(exact(pick(found, 'inn')), 'inn'),
    balance: readBalance(pick(found, 'balance')),
    vehicles: vehicles.items,
    drivers: drivers.items,
    devices: devices.items,
    unreadable: {
      vehicles: vehicles.unreadable,
      drivers: drivers.unreadable,
      devices: devices.unreadable,
    },
  }
}

function readDriver(value: unknown): Driver {
  const found = record(value, 'driver')
  const plates = pick(found, 'ts')
  const device = pick(found, 'device')
  return {
    id: exact(pick(found, 'id')),
    name: need(text(pick(found, 'name')), 'name'),
    phone: text(pick(found, 'phone'))?.replaceAll(/\D/g, '') ?? null,
    plates: listOf(plates).flatMap((one) => readPlate(one) ?? []),
    device: exact(pick(asRecord(device), 'id', 'imei', 'vin') ?? device),
    isActive: flag(pick(found, 'active')),
  }
}

function readDevice(value: unknown): Device {
  const found = record(value, 'device')
  const [id = null, vin = null, imei = null] = ['id', 'vin', 'imei'].map((name) =>
    exact(pick(found, name)),
  )
  needSome('device', id, vin, imei)
  return {
    id,
    vin,
    imei,
    isActive: flag(pick(found, 'active')),
  }
}
