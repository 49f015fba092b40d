import type { Vehicle, VehicleDocumentType } from '@parking/domain'
import { exact, flag, need, oneOf, pick, record, text } from '../decode.ts'
import { readCategory, readPlate, readPlateFormat } from './plate.ts'

const documentTypes: Readonly<Record<string, VehicleDocumentType>> = {
  'Свидетельство о регистрации ТС': 'registrationCertificate',
  STS: 'registrationCertificate',
  'Паспорт ТС': 'vehiclePassport',
}

/** Reads a vehicle. */
export function readVehicle(value: unknown): Vehicle {
  const wire = record(value, 'vehicle')
  const status = exact(pick(wire, 'deviceStatus'))
  const active = pick(wire, 'active')
  return {
    id: exact(pick(wire, 'id')),
    plate: need(readPlate(pick(wire, 'numberTs')), 'numberTs'),
    format: readPlateFormat(pick(wire, 'formatGrz')),
    category: readCategory(pick(wire, 'category')),
    isMain: flag(pick(wire, 'mainTs')),
    name: text(pick(wire, 'name')),
    country: exact(pick(wire, 'country')),
    stsNumber: exact(pick(wire, 'STSNumber'))?.replaceAll(/\s/g, '') ?? null,
    documentType: oneOf(documentTypes, pick(wire, 'docType')),
    isActive: status !== 'not active' && (active === null || flag(active)),
    vin: exact(pick(wire, 'vin')),
    imei: exact(pick(wire, 'imei')),
    region: exact(pick(wire, 'region')),
  }
}
