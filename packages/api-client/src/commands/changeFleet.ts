import { detectFormat } from '@parking/plates'
import type { DeviceEntry, DriverEntry, FleetChange } from '@parking/domain'
import { call, type Call } from '../call.ts'
import { pick, recordOrNull, text } from '../decode.ts'
import { done } from './done.ts'
import { changeVehicle } from './vehicle.ts'

/**
 * Makes a change of what a company has.
 *
 * @param inn - of the company, which some of the calls name besides its token
 */
export function changeFleet(change: FleetChange, inn: string): Call<unknown> {
  switch (change.kind) {
    case 'addDriver':
      return call('put', '/api/corp-profile/add-driver', {
        body: driverFields(change.driver),
        read: done,
      })
    case 'editDriver':
      return call('post', '/api/corp-profile/edit-driver', {
        body: {
          ...driverFields(change.from),
          driver_n: change.to.name,
          phone_n: change.to.phone,
          car_number_n: change.to.plate,
        },
        read: done,
      })
    case 'removeDriver':
      return call('delete', '/api/corp-profile/remove-driver', {
        body: driverFields(change.driver),
        read: done,
      })
    case 'setDriverActive':
      return call(
        'put',
        change.isActive
          ? '/api/corp-profile/activate-driver'
          : '/api/corp-profile/deactivate-driver',
        { body: { fio: change.driver.name, phone_number: change.driver.phone, inn }, read: done },
      )
    case 'addVehicle':
      return call('post', '/api/profile/ts/1', {
        body: { number: change.plate, VINNumber: change.vin },
        read: (result) => ({ id: text(pick(recordOrNull(result), 'id')) }),
      })
    case 'editVehicle': {
      const { plate, vin, imei } = change.to
      // The plate comes with its format, and an unchanged one not at all.
      const moved = plate === change.from.plate ? {} : { plate, format: detectFormat(plate) }
      return changeVehicle({ plate: change.from.plate, change: { ...moved, vin, imei } })
    }
    case 'removeVehicle':
      return call('delete', '/api/profile/ts/{id}', { inPath: { id: change.id }, read: done })
    case 'addDevice':
      return switchDevice(change.device, true, inn)
    case 'setDeviceActive':
      return switchDevice(change.device, change.isActive, inn)
  }
}

const driverFields = ({ name, phone, plate }: DriverEntry) => ({
  driver: name,
  phone,
  car_number: plate,
})

/** A device that the back end does not know is added by being turned on. */
const switchDevice = ({ vin, imei, plate }: DeviceEntry, isActive: boolean, inn: string) =>
  call(
    'put',
    isActive ? '/api/corp-profile/activate-device' : '/api/corp-profile/deactivate-device',
    { body: { vin, imei, inn, grz: plate }, read: done },
  )
