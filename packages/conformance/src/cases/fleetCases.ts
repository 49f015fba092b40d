import { asRecords, asText } from '../contract/record.ts'
import type { Fields } from '../contract/writeRequest.ts'
import { Skip } from '../Outcome.ts'
import { phone, plate, type Stage } from '../Stage.ts'
import type { Cases } from './Case.ts'

async function profile(stage: Stage) {
  return stage.read('getCorporateProfile', {}, await stage.tokenOf('fleet'))
}

/** A driver's number that the company does not have. */
async function freePhone(stage: Stage): Promise<string> {
  const drivers = asRecords((await profile(stage))['drivers'])
  const taken = new Set(drivers.map((known) => known['phone']))
  let free = phone(stage.another())
  while (taken.has(free)) free = phone(stage.another())
  stage.after(`the company's driver ${free}`, () => removeDriver(stage, free))
  return free
}

/** Takes a driver from the list, where the company has it. */
async function removeDriver(stage: Stage, number: string): Promise<void> {
  const drivers = asRecords((await profile(stage))['drivers'])
  const found = drivers.find((known) => known['phone'] === number)
  if (!found) return
  const fields = { driver: asText(found['name']), car_number: asText(found['ts']), phone: number }
  await stage.step('removeDriver', fields, await stage.tokenOf('fleet'))
}

async function newDriver(stage: Stage) {
  const number = await freePhone(stage)
  return { driver: 'Имя Фамилия', car_number: plate(stage.another()), phone: number }
}

async function driver(stage: Stage) {
  const fields = await newDriver(stage)
  await stage.step('addDriver', fields, await stage.tokenOf('fleet'))
  return fields
}

async function driversPhone(stage: Stage): Promise<Fields> {
  const { phone: number } = await driver(stage)
  return { phone_number: number, inn: stage.companyLogin().inn }
}

/** A device that the company has: the contract has no call that would remove a new one. */
function device(kept: 'activateDevice' | 'deactivateDevice') {
  return async (stage: Stage): Promise<Fields> => {
    const { inn } = stage.companyLogin()
    const { devices, ts } = await profile(stage)
    const known = asRecords(devices).filter(
      ({ vin, imei }) => asText(vin) !== '' || asText(imei) !== '',
    )
    const one = known.find(({ active }) => active === true) ?? known[0]
    if (!one) throw new Skip('the company has no device')
    const carrier = asRecords(ts).find(
      ({ vin, imei }) => vin === one['vin'] || imei === one['imei'],
    )
    const grz = asText(carrier?.['numberTs'])
    const fields = { grz, vin: asText(one['vin']), imei: asText(one['imei']), inn }
    const back = one['active'] === false ? 'deactivateDevice' : 'activateDevice'
    if (back !== kept) {
      stage.after(`a device, now ${kept}d`, async () => {
        await stage.step(back, fields, await stage.tokenOf('fleet'))
      })
    }
    return fields
  }
}

async function vehicle(stage: Stage): Promise<Fields> {
  const cars = asRecords((await profile(stage))['ts'])
  const taken = new Set(cars.map((known) => known['numberTs']))
  let number = plate(stage.another())
  while (taken.has(number)) number = plate(stage.another())
  stage.after(`the company's vehicle ${number}`, async () => {
    const car = asRecords((await profile(stage))['ts']).find((one) => one['numberTs'] === number)
    const fleet = await stage.tokenOf('fleet')
    if (car) await stage.step('removeCorporateVehicle', { id: asText(car['id']) }, fleet)
  })
  return { number, VINNumber: `KIT${stage.another()}` }
}

const nobodys = (stage: Stage) => ({ phone_number: '1', inn: stage.companyLogin().inn })
const nothing = (stage: Stage) => ({ inn: stage.companyLogin().inn })

/** A company's drivers, vehicles and devices. */
export const fleetCases: Cases = {
  getCorporateProfile: { good: {}, as: 'fleet', badToken: 'none' },
  addDriver: { good: newDriver, as: 'fleet', bad: { driver: '' } },
  editDriver: {
    good: async (stage) => {
      const known = await driver(stage)
      const changed = { driver_n: 'Другое Имя', car_number_n: known.car_number }
      return { ...known, ...changed, phone_n: await freePhone(stage) }
    },
    as: 'fleet',
    bad: { phone: '1' },
  },
  removeDriver: { good: driver, as: 'fleet', bad: { phone: '1' } },
  activateDriver: { good: driversPhone, as: 'fleet', bad: nobodys },
  deactivateDriver: { good: driversPhone, as: 'fleet', bad: nobodys },
  activateDevice: { good: device('activateDevice'), as: 'fleet', bad: nothing },
  deactivateDevice: { good: device('deactivateDevice'), as: 'fleet', bad: nothing },
  addCorporateVehicle: { good: vehicle, as: 'fleet', bad: { number: plate(0) } },
  removeCorporateVehicle: {
    good: async (stage) => {
      const fields = await vehicle(stage)
      const added = await stage.read('addCorporateVehicle', fields, await stage.tokenOf('fleet'))
      return { id: asText(added['id']) }
    },
    as: 'fleet',
    bad: { id: '999999999' },
  },
}
