import type { Vehicle } from '@parking/domain'
import type { Api, CallOptions } from '../createApi.ts'
import { present, writeFormat } from '../toWire.ts'
import { done } from './done.ts'

/** A vehicle to save. */
export type VehicleDraft = Pick<Vehicle, 'plate' | 'format' | 'category' | 'isMain'> &
  Partial<Pick<Vehicle, 'name' | 'country' | 'stsNumber' | 'documentType' | 'vin' | 'imei'>>

function carFields(vehicle: VehicleDraft) {
  return present({
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
  })
}

/** Adds a vehicle. */
export const addVehicle = (api: Api, vehicle: VehicleDraft, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) => c.POST('/api/profile/car', { ...o, body: carFields(vehicle) }),
      decode: done,
    },
    options,
  )

/** Changes a vehicle; `plate` is the one it had. */
export const changeVehicle = (
  api: Api,
  input: { plate: string; vehicle: VehicleDraft },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.PUT('/api/profile/car', {
          ...o,
          body: { ...carFields(input.vehicle), oldgrz: input.plate, newgrz: input.vehicle.plate },
        }),
      decode: done,
    },
    options,
  )

/** Removes a vehicle. */
export const removeVehicle = (api: Api, { plate }: { plate: string }, options?: CallOptions) =>
  api.run(
    { send: (c, o) => c.DELETE('/api/profile/car', { ...o, body: { ГРЗ: plate } }), decode: done },
    options,
  )
