import type { Vehicle } from '@parking/domain'
import { call } from '../call.ts'
import { writeFormat, writePlate } from '../toWire.ts'
import { done } from './done.ts'

/** A vehicle to save. */
export type VehicleDraft = Pick<Vehicle, 'plate' | 'format' | 'category' | 'isMain'> &
  Partial<Pick<Vehicle, 'name' | 'country' | 'stsNumber' | 'documentType' | 'vin' | 'imei'>>

function carFields(vehicle: VehicleDraft) {
  return {
    ГРЗ: writePlate(vehicle.plate, vehicle.format),
    Основной: vehicle.isMain,
    Категория: vehicle.category,
    Формат: writeFormat(vehicle.format),
    СерияНомерДокумента: vehicle.stsNumber,
    ТипДокумента: vehicle.documentType,
    Страна: vehicle.country,
    Наименование: vehicle.name,
    VIN: vehicle.vin,
    IMEI: vehicle.imei,
  }
}

/** Adds a vehicle. */
export const addVehicle = (vehicle: VehicleDraft) =>
  call('post', '/api/profile/car', { body: carFields(vehicle), read: done })

/** Changes a vehicle; `plate` is the one it had, letter by letter. */
export const changeVehicle = ({ plate, vehicle }: { plate: string; vehicle: VehicleDraft }) => {
  const fields = carFields(vehicle)
  return call('put', '/api/profile/car', {
    body: { ...fields, oldgrz: plate, newgrz: fields.ГРЗ },
    read: done,
  })
}

/** Removes a vehicle. */
export const removeVehicle = ({ plate }: { plate: string }) =>
  call('delete', '/api/profile/car', { body: { ГРЗ: plate }, read: done })
