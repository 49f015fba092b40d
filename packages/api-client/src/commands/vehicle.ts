import type { Vehicle } from '@parking/domain'
import { call } from '../call.ts'
import { writeFormat, writePlate, writeVehicleDocument } from '../toWire.ts'
import { done } from './done.ts'

/** A vehicle to save. */
export type VehicleDraft = Pick<Vehicle, 'plate' | 'format' | 'category' | 'isMain'> &
  Partial<Pick<Vehicle, 'name' | 'country' | 'stsNumber' | 'documentType' | 'vin' | 'imei'>>

/** What is not there is not sent; what is null is sent empty, so that it goes. */
function carFields(vehicle: Partial<VehicleDraft>) {
  const text = (value: string | null | undefined) => (value === null ? '' : value)
  return {
    ГРЗ: vehicle.plate === undefined ? undefined : writePlate(vehicle.plate, vehicle.format),
    Основной: vehicle.isMain,
    Категория: vehicle.category,
    Формат: vehicle.format === undefined ? undefined : writeFormat(vehicle.format),
    СерияНомерДокумента: text(vehicle.stsNumber),
    ТипДокумента: text(writeVehicleDocument(vehicle.documentType)),
    Страна: text(vehicle.country),
    Наименование: text(vehicle.name),
    VIN: text(vehicle.vin),
    IMEI: text(vehicle.imei),
  }
}

/** Adds a vehicle. */
export const addVehicle = (vehicle: VehicleDraft) =>
  call('post', '/api/profile/car', { body: carFields(vehicle), read: done })

/**
 * Changes the fields of a vehicle that are given; null empties one. A plate comes with its format.
 *
 * @param input.plate - the plate that the vehicle had, letter by letter
 */
export const changeVehicle = ({
  plate,
  change,
}: {
  plate: string
  change: Partial<VehicleDraft>
}) => {
  const fields = carFields(change)
  return call('put', '/api/profile/car', {
    body: { ...fields, oldgrz: plate, newgrz: fields.ГРЗ ?? plate },
    read: done,
  })
}

/** Removes a vehicle. */
export const removeVehicle = ({ plate }: { plate: string }) =>
  call('delete', '/api/profile/car', { body: { ГРЗ: plate }, read: done })
