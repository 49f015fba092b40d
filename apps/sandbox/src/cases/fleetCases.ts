import { COMPANY } from '../seed/demoAccounts.ts'
import type { Fields } from '../testing/operations.ts'
import type { Cases } from './Case.ts'
import { phone, plate, type Stage } from './Stage.ts'

async function driver(stage: Stage) {
  const n = stage.another()
  const fields = { driver: 'Имя Фамилия', car_number: plate(n), phone: phone(n) }
  await stage.fleetStep('addDriver', fields)
  return fields
}

async function driversPhone(stage: Stage): Promise<Fields> {
  return { phone_number: (await driver(stage)).phone, inn: COMPANY.inn }
}

async function device(stage: Stage): Promise<Fields> {
  const n = stage.another()
  const fields = { grz: plate(n), vin: `VIN${n}`, imei: String(n), inn: COMPANY.inn }
  await stage.fleetStep('activateDevice', fields)
  return fields
}

/** A company's drivers, vehicles and devices. */
export const fleetCases: Cases = {
  getCorporateProfile: { good: {}, as: 'fleet', badToken: 'none' },
  addDriver: {
    good: { driver: 'Имя Фамилия', car_number: 'А1', phone: '79120000000' },
    as: 'fleet',
    bad: { driver: '' },
  },
  editDriver: {
    good: async (stage) => {
      const known = await driver(stage)
      return {
        ...known,
        driver_n: 'Другое Имя',
        car_number_n: known.car_number,
        phone_n: phone(stage.another()),
      }
    },
    as: 'fleet',
    bad: { phone: '1' },
  },
  removeDriver: { good: driver, as: 'fleet', bad: { phone: '1' } },
  activateDriver: {
    good: driversPhone,
    as: 'fleet',
    bad: { phone_number: '1' },
  },
  deactivateDriver: {
    good: driversPhone,
    as: 'fleet',
    bad: { phone_number: '1' },
  },
  activateDevice: { good: device, as: 'fleet', bad: { inn: COMPANY.inn } },
  deactivateDevice: { good: device, as: 'fleet', bad: { inn: COMPANY.inn } },
  addCorporateVehicle: {
    good: { number: 'А559АА116', VINNumber: 'XTA1' },
    as: 'fleet',
    bad: { number: 'А559АА116' },
  },
  removeCorporateVehicle: {
    good: async (stage) => {
      const n = stage.another()
      const fields = { number: plate(n), VINNumber: `X${n}` }
      const { result } = await stage.fleetStep('addCorporateVehicle', fields)
      return { id: String(result['id']) }
    },
    as: 'fleet',
    bad: { id: '999999' },
  },
}
