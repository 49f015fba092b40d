import type { Vehicle, VehicleDocumentType } from '@parking/domain'
import { vehicleCategories, type PlateFormat, type VehicleCategory } from '@parking/plates'
import { flag, need, oneOf, pick, record, text } from '../decode.ts'

const formats: Readonly<Record<string, PlateFormat>> = {
  Foreign: 'foreign',
  foreign: 'foreign',
  other: 'foreign',
}

const documentTypes: Readonly<Record<string, VehicleDocumentType>> = {
  'Свидетельство о регистрации ТС': 'registrationCertificate',
  STS: 'registrationCertificate',
  'Паспорт ТС': 'vehiclePassport',
}

/** Reads a plate: without spaces, upper case. */
export function readPlate(value: unknown): string | null {
  return text(value)?.replaceAll(/\s/g, '').toUpperCase() ?? null
}

/** Reads the format of a plate: Russian unless the wire says otherwise. */
export function readPlateFormat(value: unknown): PlateFormat {
  return oneOf(formats, value) ?? 'russian'
}

/** Reads a category; null when it is none. */
export function readKnownCategory(value: unknown): VehicleCategory | null {
  const word = text(value)
  return vehicleCategories.find((category) => category === word) ?? null
}

/** Reads a category: B when it is none. */
export function readCategory(value: unknown): VehicleCategory {
  return readKnownCategory(value) ?? 'B'
}

/** Reads a vehicle. */
export function readVehicle(value: unknown): Vehicle {
  const wire = record(value, 'vehicle')
  const status = text(pick(wire, 'deviceStatus'))
  const active = pick(wire, 'active')
  return {
    id: text(pick(wire, 'id')),
    plate: need(readPlate(pick(wire, 'numberTs')), 'numberTs'),
    format: readPlateFormat(pick(wire, 'formatGrz')),
    category: readCategory(pick(wire, 'category')),
    isMain: flag(pick(wire, 'mainTs')),
    name: text(pick(wire, 'name')),
    country: text(pick(wire, 'country')),
    stsNumber: text(pick(wire, 'STSNumber'))?.replaceAll(/\s/g, '') ?? null,
    documentType: oneOf(documentTypes, pick(wire, 'docType')),
    isActive: status !== 'not active' && (active === null || flag(active)),
    vin: text(pick(wire, 'vin')),
    imei: text(pick(wire, 'imei')),
    region: text(pick(wire, 'region')),
  }
}
