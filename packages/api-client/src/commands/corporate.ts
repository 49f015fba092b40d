import { call } from '../call.ts'
import { pick, recordOrNull, text } from '../decode.ts'
import { done } from './done.ts'

/** A driver of a company, as its calls name one. */
export interface DriverInput {
  readonly name: string
  readonly phone: string
  readonly plate?: string | null
}

const driverFields = ({ name, phone, plate }: DriverInput) => ({
  driver: name,
  phone,
  car_number: plate,
})

/** Adds a driver. */
export const addDriver = (driver: DriverInput) =>
  call('put', '/api/corp-profile/add-driver', { body: driverFields(driver), read: done })

/** Changes a driver. */
export const editDriver = (input: { from: DriverInput; to: DriverInput }) =>
  call('post', '/api/corp-profile/edit-driver', {
    body: {
      ...driverFields(input.from),
      driver_n: input.to.name,
      phone_n: input.to.phone,
      car_number_n: input.to.plate,
    },
    read: done,
  })

/** Removes a driver. */
export const removeDriver = (driver: DriverInput) =>
  call('delete', '/api/corp-profile/remove-driver', { body: driverFields(driver), read: done })

/** Lets a driver drive, or no longer. */
export const setDriverActive = (input: {
  name: string
  phone: string
  inn: string
  isActive: boolean
}) =>
  call(
    'put',
    input.isActive ? '/api/corp-profile/activate-driver' : '/api/corp-profile/deactivate-driver',
    { body: { fio: input.name, phone_number: input.phone, inn: input.inn }, read: done },
  )

/** Turns a device on, or off. */
export const setDeviceActive = (input: {
  plate?: string | null
  vin: string
  imei: string
  inn: string
  isActive: boolean
}) =>
  call(
    'put',
    input.isActive ? '/api/corp-profile/activate-device' : '/api/corp-profile/deactivate-device',
    {
      body: {
        vin: input.vin,
        imei: input.imei,
        inn: input.inn,
        grz: input.plate,
      },
      read: done,
    },
  )

/** Adds a vehicle of the company. */
export const addCompanyVehicle = (input: { plate: string; vin?: string | null }) =>
  call('post', '/api/profile/ts/1', {
    body: { number: input.plate, VINNumber: input.vin },
    read: (result) => ({ id: text(pick(recordOrNull(result), 'id')) }),
  })

/** Removes a vehicle of the company. */
export const removeCompanyVehicle = ({ id }: { id: string }) =>
  call('delete', '/api/profile/ts/{id}', { inPath: { id }, read: done })
