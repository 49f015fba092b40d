import type { Vehicle, VehicleDocumentType } from '@parking/domain'
import { flag, need, oneOf, pick, record, text } from '../decode.ts'
import { readCategory, readPlate, readPlateFormat } from './plate.ts'

const documentTypes: Readonly<Record<string, VehicleDocumentType>> = {
  'Свидетельство о регистрации ТС': 'registrationCertificate',
  STS: 'registrationCertificate',
  'Паспорт ТС': 'vehiclePassport',
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
