import type { Vehicle } from '@parking/domain'
import { call } from '../call.ts'
import { writeFormat } from '../toWire.ts'
import { done } from './done.ts'

/** A vehicle to save. */
export type VehicleDraft = Pick<Vehicle, 'plate' | 'format' | 'category' | 'isMain'> &
  Partial<Pick<Vehicle, 'name' | 'country' | 'stsNumber' | 'documentType' | 'vin' | 'imei'>>

function carFields(vehicle: VehicleDraft) {
  return {
    ГРЗ: vehicle.plate,
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

/** Changes a vehicle; `plate` is the one it had. */
export const changeVehicle = (input: { plate: string; vehicle: VehicleDraft }) =>
  call('put', '/api/profile/car', {
    body: { ...carFields(input.vehicle), oldgrz: input.plate, newgrz: input.vehicle.plate },
    read: done,
  })

/** Removes a vehicle. */
export const removeVehicle = ({ plate }: { plate: string }) =>
  call('delete', '/api/profile/car', { body: { ГРЗ: plate }, read: done })
