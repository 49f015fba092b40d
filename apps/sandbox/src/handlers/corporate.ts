import { changeAccount } from '../account/accounts.ts'
import type { CityContext } from '../city/CityContext.ts'
import { issueToken, type IssuedToken } from '../account/tokens.ts'
import { phoneDigits } from '@parking/domain'
import { normalisePlate, tidyPlate } from '@parking/plates'
import { company, type Call, type Handlers } from '../http/call.ts'
import { requiredText, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { findBalance } from '../money/ledger.ts'
import { listVehicles } from '../parking/vehicles.ts'
import type { AccountRow, DeviceRow, DriverRow } from '../store/schema.ts'
import { wireVehicle } from '../answers/wireVehicle.ts'

const TRIES = 10
const LOCKED_FOR = 15 * 60_000

function findCompany(call: Call, inn: string): AccountRow | undefined {
  return call.store.get(
    call.store.from
      .selectFrom('accounts')
      .selectAll()
      .where('city', '=', call.city.id)
      .where('kind', '=', 'company')
      .where('inn', '=', inn),
  )
}

/** Refuses every try for a while, in milliseconds, and says how long that is. */
function refuseTries(wait: number): Refusal {
  return new Refusal('LoginTryLimit', { retryAfter: Math.ceil(wait / 1000) })
}

/** Logs a company in; ten wrong contracts lock it for a quarter of an hour. */
function enter(call: Call): IssuedToken | Refusal {
  const { city, input, now } = call
  const inn = requiredText(input, 'inn')
  const contract = requiredText(input, 'contractNumber')
  if (!city.modes.isCoopProfile) return new Refusal('UnregistredAccount')
  const account = findCompany(call, inn)
  if (!account) return new Refusal('UnregistredAccount')
  const lockedUntil = account.locked_until ?? 0
  if (lockedUntil > now) return refuseTries(lockedUntil - now)
  const right = account.contract === contract
  const tries = right ? 0 : account.failed_logins + 1
  const locked = tries >= TRIES
  changeAccount(call, account.id, {
    failed_logins: locked ? 0 : tries,
    locked_until: locked ? now + LOCKED_FOR : null,
  })
  if (!right) return locked ? refuseTries(LOCKED_FOR) : new Refusal('IncorrectLogin')
  return issueToken(call, account.id)
}

function loginCorporate(call: Call): unknown {
  const entered = enter(call)
  if (entered instanceof Refusal) return entered
  return { status: 'ok', id_session: entered.sessionId, token: entered.token }
}

/** The separate service says only that the login was wrong. */
function loginCooperative(call: Call): unknown {
  const entered = enter(call)
  if (entered instanceof Refusal) return new Refusal('IncorrectLogin')
  return { status: 'ok', result: { token: entered.token } }
}

function wireDevice(device: DeviceRow) {
  const { id, vin, imei, active } = device
  return { id: String(id), active: active === 1, vin, imei }
}

function listDrivers(call: Call, account: number): DriverRow[] {
  return call.store.all(
    call.store.from
      .selectFrom('drivers')
      .selectAll()
      .where('account', '=', account)
      .orderBy('name')
      .orderBy('id'),
  )
}

/** Lists a company's devices, the oldest first. */
export function listDevices({ store }: CityContext, account: number): DeviceRow[] {
  return store.all(
    store.from.selectFrom('devices').selectAll().where('account', '=', account).orderBy('id'),
  )
}

function getCorporateProfile(call: Call): unknown {
  const account = company(call)
  const devices = listDevices(call, account.id)
  const byPlate = new Map(devices.map((device) => [normalisePlate(device.plate), device]))
  return {
    status: 'ok',
    result: {
      email: account.email,
      inn: account.inn ?? '',
      name: account.company ?? '',
      balance: Math.floor(findBalance(call, `wallet:${account.id}`) / 100),
      ts: listVehicles(call, account.id).map(wireVehicle),
      drivers: listDrivers(call, account.id).map((driver) => {
        const device = byPlate.get(normalisePlate(driver.plate))
        return {
          id: String(driver.id),
          name: driver.name,
          phone: driver.phone,
          ts: driver.plate,
          device: device && wireDevice(device),
          active: driver.active === 1,
        }
      }),
      devices: devices.map(wireDevice),
    },
  }
}

/** Reads the company that calls; refuses a call that names another one. */
export function ownCompany(call: Call): AccountRow {
  const account = company(call)
  const inn = text(call.input, 'inn')
  if (inn !== '' && inn !== account.inn) throw new Refusal('ValidationError', { message: 'inn' })
  return account
}

function switchDriver(active: 0 | 1) {
  return (call: Call): unknown => {
    const account = ownCompany(call)
    const phone = phoneDigits(text(call.input, 'phone_number'))
    const { changes } = call.store.run(
      call.store.from
        .updateTable('drivers')
        .set({ active })
        .where('account', '=', account.id)
        .where('phone', '=', phone),
    )
    if (changes === 0) throw new Refusal('AccountNotFound')
    return { status: 'ok' }
  }
}

function findDriver(call: Call, account: number): DriverRow | undefined {
  const phone = phoneDigits(text(call.input, 'phone'))
  return listDrivers(call, account).find((driver) => driver.phone === phone)
}

/** Reads a driver of the fleet; @throws Refusal `RequiredField`, `UserExists`. */
function readDriver(call: Call, account: number, ending: '' | '_n', except?: number) {
  const name = requiredText(call.input, `driver${ending}`)
  const plate = requiredText(call.input, `car_number${ending}`)
  const phone = phoneDigits(requiredText(call.input, `phone${ending}`))
  if (phone.length !== 11) throw new Refusal('ValidationError', { message: `phone${ending}` })
  const taken = listDrivers(call, account).some(
    (driver) => driver.phone === phone && driver.id !== except,
  )
  if (taken) throw new Refusal('UserExists')
  return { name, plate: tidyPlate(plate), phone }
}

function addDriver(call: Call): unknown {
  const account = company(call)
  const driver = readDriver(call, account.id, '')
  const row = { city: call.city.id, account: account.id, ...driver, active: 1 } as const
  call.store.run(call.store.from.insertInto('drivers').values(row))
  return { status: 'ok' }
}

function editDriver(call: Call): unknown {
  const account = company(call)
  const old = findDriver(call, account.id)
  if (!old) throw new Refusal('ValidationError', { message: 'phone' })
  const driver = readDriver(call, account.id, '_n', old.id)
  call.store.run(call.store.from.updateTable('drivers').set(driver).where('id', '=', old.id))
  return { status: 'ok' }
}

function removeDriver(call: Call): unknown {
  const account = company(call)
  const old = findDriver(call, account.id)
  if (!old) throw new Refusal('AccountNotFound')
  call.store.run(call.store.from.deleteFrom('drivers').where('id', '=', old.id))
  return { status: 'ok' }
}

/** Companies: logging in, the profile, the drivers. */
export const corporateHandlers: Handlers = {
  loginCorporate,
  loginCooperative,
  getCorporateProfile,
  activateDriver: switchDriver(1),
  deactivateDriver: switchDriver(0),
  addDriver,
  editDriver,
  removeDriver,
}
