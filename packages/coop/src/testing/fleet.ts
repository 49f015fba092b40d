import { backEnd, ok, refusal, type Answer, type BackEnd } from '@parking/runtime/testing'

/** A company of the wire: what its profile answers. */
export interface WireCompany {
  readonly drivers: readonly ReturnType<typeof driver>[]
  readonly ts: readonly ReturnType<typeof vehicle>[]
  readonly devices: readonly ReturnType<typeof device>[]
}

/** Three drivers, three vehicles and two devices. */
export const fleet: WireCompany = {
  ts: [
    vehicle('11', 'А123ВС116', 'XTA1', '356901'),
    vehicle('12', 'В001ВВ116', 'XTA2', ''),
    vehicle('13', 'С002СС116', 'XTA3', '356903'),
  ],
  drivers: [
    driver('21', 'Водитель Первый', '79001000001', 'А123ВС116', true),
    driver('22', 'Водитель Второй', '79001000002', 'В001ВВ116', false),
    driver('23', 'Водитель Третий', '79001000003', 'Е777КХ77', true),
  ],
  devices: [device('XTA1', '356901', true), device('', '356903', false)],
}

/** A back end with a company that changes as it is told. */
export function fleetBackEnd(
  start: Partial<WireCompany> = fleet,
  answers: Readonly<Record<string, Answer>> = {},
): BackEnd & {
  readonly now: () => WireCompany
  /** Somebody else deletes a vehicle. */
  readonly lose: (plate: string) => void
  /** Somebody else changes the company. */
  readonly meanwhile: (change: (company: WireCompany) => Partial<WireCompany>) => void
} {
  let { drivers, ts, devices } = { drivers: [], ts: [], devices: [], ...start }
  const setDriver = (active: boolean): Answer => {
    return ({ fields }) => {
      drivers = drivers.map((one) =>
        one.phone === fields['phone_number'] ? { ...one, active } : one,
      )
      return ok({})
    }
  }
  const setDevice = (active: boolean): Answer => {
    return ({ fields: { vin = '', imei = '' } }) => {
      const isThis = (one: { vin: string; imei: string }) => one.imei === imei && one.vin === vin
      devices = devices.some(isThis)
        ? devices.map((one) => (isThis(one) ? { ...one, active } : one))
        : [...devices, device(vin, imei, active)]
      return ok({})
    }
  }
  const server = backEnd({
    ...answers,
    'corp-profile/get-profile': () =>
      ok({ inn: '7707083893', name: 'Автопарк', balance: 100, ts, drivers, devices }),
    'add-driver': ({ fields }) => {
      const { driver: name = '', phone = '', car_number: plate = '' } = fields
      if (drivers.some((one) => one.phone === phone)) return refusal('UserExists')
      drivers = [...drivers, driver(`n${drivers.length}`, name, phone, plate, true)]
      return ok({})
    },
    'edit-driver': ({ fields }) => {
      const { driver_n: name = '', phone_n: phone = '', car_number_n: plate = '' } = fields
      drivers = drivers.map((one) =>
        one.phone === fields['phone'] ? { ...one, name, phone, ts: plate } : one,
      )
      return ok({})
    },
    'remove-driver': ({ fields }) => {
      if (!drivers.some(({ phone }) => phone === fields['phone'])) return refusal('AccountNotFound')
      drivers = drivers.filter(({ phone }) => phone !== fields['phone'])
      return ok({})
    },
    'deactivate-driver': setDriver(false),
    'activate-driver': setDriver(true),
    'deactivate-device': setDevice(false),
    'activate-device': setDevice(true),
    'profile/car': ({ fields }) => {
      const { oldgrz, newgrz = '', VIN: vin = '', IMEI: imei = '' } = fields
      ts = ts.map((one) =>
        one.numberTs === oldgrz ? { ...one, numberTs: newgrz, vin, imei } : one,
      )
      return ok(ts)
    },
    'profile/ts/1': ({ fields: { number = '', VINNumber: vin = '' } }) => {
      if (ts.some(({ numberTs }) => numberTs === number)) return refusal('ValidationError')
      ts = [...ts, vehicle(`n${ts.length}`, number, vin, '')]
      return ok({ id: `n${ts.length}` })
    },
    ...Object.fromEntries(
      ts.map(({ id }) => [
        `profile/ts/${id}`,
        () => {
          ts = ts.filter((one) => one.id !== id)
          return ok({})
        },
      ]),
    ),
    // The first name that a path ends in answers; what the test says of a call goes before all.
    ...answers,
  })
  const lose = (plate: string): void => {
    ts = ts.filter(({ numberTs }) => numberTs !== plate)
  }
  const meanwhile = (change: (company: WireCompany) => Partial<WireCompany>): void => {
    ;({ drivers, ts, devices } = { drivers, ts, devices, ...change({ drivers, ts, devices }) })
  }
  return { ...server, now: () => ({ drivers, ts, devices }), lose, meanwhile }
}

/** A vehicle of the wire. */
export function vehicle(id: string, numberTs: string, vin: string, imei: string) {
  return { id, numberTs, formatGrz: 'rus', category: 'B', mainTs: false, vin, imei, active: true }
}

/** A driver of the wire. */
export function driver(id: string, name: string, phone: string, ts: string, active: boolean) {
  return { id, name, phone, ts, active }
}

function device(vin: string, imei: string, active: boolean) {
  return { id: `d${imei}${vin}`, vin, imei, active }
}
