import type { Api, CallOptions } from '../createApi.ts'
import { pick, record, text } from '../decode.ts'
import { present } from '../toWire.ts'
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
  ...present({ car_number: plate }),
})

/** Adds a driver. */
export const addDriver = (api: Api, driver: DriverInput, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) => c.PUT('/api/corp-profile/add-driver', { ...o, body: driverFields(driver) }),
      decode: done,
    },
    options,
  )

/** Changes a driver. */
export const editDriver = (
  api: Api,
  input: { from: DriverInput; to: DriverInput },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/corp-profile/edit-driver', {
          ...o,
          body: {
            ...driverFields(input.from),
            driver_n: input.to.name,
            phone_n: input.to.phone,
            ...present({ car_number_n: input.to.plate }),
          },
        }),
      decode: done,
    },
    options,
  )

/** Removes a driver. */
export const removeDriver = (api: Api, driver: DriverInput, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) =>
        c.DELETE('/api/corp-profile/remove-driver', { ...o, body: driverFields(driver) }),
      decode: done,
    },
    options,
  )

/** Lets a driver drive, or no longer. */
export const setDriverActive = (
  api: Api,
  input: { name: string; phone: string; inn: string; isActive: boolean },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.PUT(
          input.isActive
            ? '/api/corp-profile/activate-driver'
            : '/api/corp-profile/deactivate-driver',
          {
            ...o,
            body: { fio: input.name, phone_number: input.phone, inn: input.inn },
          },
        ),
      decode: done,
    },
    options,
  )

/** Turns a device on, or off. */
export const setDeviceActive = (
  api: Api,
  input: { plate?: string | null; vin: string; imei: string; inn: string; isActive: boolean },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.PUT(
          input.isActive
            ? '/api/corp-profile/activate-device'
            : '/api/corp-profile/deactivate-device',
          {
            ...o,
            body: {
              vin: input.vin,
              imei: input.imei,
              inn: input.inn,
              ...present({ grz: input.plate }),
            },
          },
        ),
      decode: done,
    },
    options,
  )

/** Adds a vehicle of the company. */
export const addCompanyVehicle = (
  api: Api,
  input: { plate: string; vin?: string | null },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/profile/ts/1', {
          ...o,
          body: { number: input.plate, ...present({ VINNumber: input.vin }) },
        }),
      decode: (result) => ({ id: text(pick(result === null ? null : record(result), 'id')) }),
    },
    options,
  )

/** Removes a vehicle of the company. */
export const removeCompanyVehicle = (api: Api, { id }: { id: string }, options?: CallOptions) =>
  api.run(
    {
      send: (c, o) => c.DELETE('/api/profile/ts/{id}', { ...o, params: { path: { id } } }),
      decode: done,
    },
    options,
  )
