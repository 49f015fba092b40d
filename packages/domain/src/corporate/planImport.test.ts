import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleVehicle } from '../testing/sampleVehicle.ts'
import { planImport, type ImportList, type ImportRow, type PlannedRow } from './planImport.ts'
import type { Company } from './Company.ts'

const company: Company = {
  name: 'Автопарк',
  email: null,
  inn: '7707083893',
  balance: 0,
  vehicles: [sampleVehicle('А123ВС116', { vin: 'XTA1' })],
  drivers: [
    {
      id: '1',
      name: 'Первый Водитель',
      phone: '79160000001',
      plates: ['А123ВС116'],
      device: null,
      isActive: true,
    },
  ],
  devices: [{ id: '1', vin: 'XTA1', imei: '3569', isActive: false }],
  unreadable: { vehicles: 0, drivers: 0, devices: 0 },
}

const rows = (...cells: readonly ImportRow['cells'][]): readonly ImportRow[] =>
  cells.map((one, index) => ({ line: index + 2, cells: one }))

/** Each row as one word, or as what is wrong with it. */
const told = (planned: readonly PlannedRow[]): unknown[] =>
  planned.map((one) =>
    one.kind === 'refused'
      ? one.errors.map(({ field, error, otherLine }) =>
          `${field} ${error} ${otherLine ?? ''}`.trim(),
        )
      : one.kind,
  )

describe('a table of drivers', () => {
  it('is judged row by row, by the rules of the form', () => {
    const table = rows(
      { name: 'Второй  Водитель', phone: '8 (916) 000-00-02', plate: 'a 123 bc 116' },
      { name: 'Первый Водитель', phone: '+7 916 000 00 01', plate: 'а123вс116' },
      { name: 'Другой Водитель', phone: '79160000001', plate: 'А123ВС116' },
      { name: 'Одно', phone: '12', plate: 'А12' },
      // Its digits alone would be somebody's phone.
      { name: 'Третий Водитель', phone: '7,91600000E+10', plate: 'А123ВС116' },
      { name: 'Второй Водитель', phone: '79160000002', plate: 'А123ВС116' },
      { name: 'Четвёртый Водитель', phone: '79160000002', plate: 'А123ВС116' },
      {},
    )
    expect(told(planImport('drivers', table, company))).toEqual([
      'add',
      'there',
      ['phone duplicate'],
      ['name parts', 'phone format', 'plate format'],
      ['phone shortened'],
      'there',
      ['phone repeated 2'],
      ['name empty', 'phone empty', 'plate empty'],
    ])
  })

  it('says with which call a row is added', () => {
    const [first] = planImport(
      'drivers',
      rows({ name: 'Второй Водитель', phone: '89160000002', plate: 'a123bc116' }),
      company,
    )
    expect(first).toMatchObject({
      change: {
        kind: 'addDriver',
        driver: { name: 'Второй Водитель', phone: '79160000002', plate: 'А123ВС116' },
      },
    })
  })
})

it('judges a table of vehicles, the plate and the vin each', () => {
  const table = rows(
    { plate: 'в001вв116', vin: 'xta 2' },
    { plate: 'a123bc116', vin: 'XTA1' },
    { plate: 'А123ВС116', vin: 'XTA3' },
    { plate: 'С002СС116', vin: 'xta1' },
    { plate: 'С002СС116', vin: 'XTA-2' },
    { plate: 'С002СС116', vin: '' },
  )
  expect(told(planImport('vehicles', table, company))).toEqual([
    'add',
    'there',
    ['plate duplicate'],
    ['vin duplicate'],
    ['vin repeated 2'],
    ['vin empty'],
  ])
})

it('judges a table of devices, of which one number is enough', () => {
  const table = rows(
    { imei: '3570' },
    { imei: '3569' },
    { imei: '3569', vin: 'XTA9' },
    { vin: 'xta1', plate: 'А123ВС116' },
    { imei: '3,5693803E+14' },
    { imei: '3571', plate: '!' },
    {},
  )
  expect(told(planImport('devices', table, company))).toEqual([
    'add',
    'there',
    ['imei duplicate'],
    'there',
    ['imei shortened'],
    ['plate format'],
    ['vin empty', 'imei empty'],
  ])
})

describe('a row that says otherwise than the company', () => {
  const known = { name: 'Первый Водитель', phone: '79160000001', plate: 'А123ВС116' }
  const planned = (...cells: readonly ImportRow['cells'][]) =>
    planImport('drivers', rows(...cells), company)

  it.each([
    ['another car', { plate: 'В001ВВ116' }, 'plate', 'А123ВС116', 'В001ВВ116'],
    ['another phone', { phone: '8 916 000-00-09' }, 'phone', '79160000001', '79160000009'],
  ] as const)('has the driver have %s', (_, cells, field, from, to) => {
    expect(planned({ ...known, ...cells })).toMatchObject([
      {
        kind: 'change',
        change: { kind: 'editDriver', from: known, to: { ...known, [field]: to } },
        differences: [{ field, from, to }],
      },
    ])
  })

  it('takes a name in other letters of the same for the same', () => {
    expect(told(planned({ ...known, name: 'первый водитель', plate: 'В001ВВ116' }))).toEqual([
      'change',
    ])
  })

  it.each([
    ['of the phone alone, which would rename somebody', { ...known, name: 'Другой Водитель' }],
    ['of the phone alone, with another car', { ...known, name: 'Другой Водитель', plate: 'В1' }],
  ])('is refused where it is %s', (_, cells) => {
    expect(planned(cells)).toMatchObject([{ kind: 'refused' }])
  })

  it('is somebody else where the file has the driver as well', () => {
    expect(told(planned(known, { ...known, phone: '79160000009' }))).toEqual(['there', 'add'])
  })

  it('is a second car where the file has the driver as well, and there is room for one', () => {
    const second = { ...known, plate: 'В001ВВ116' }
    expect(told(planned(known, second))).toEqual(['there', ['plate secondCar']])
    const fresh = { name: 'Новый Водитель', phone: '79160000009', plate: 'А123ВС116' }
    expect(told(planned(fresh, { ...fresh, plate: 'В001ВВ116' }))).toEqual([
      'add',
      ['plate secondCar 2'],
    ])
  })

  it('is not taken for a change where another row may be about the same driver', () => {
    const table = rows({ ...known, phone: '89160000002' }, { ...known, plate: 'В001ВВ116' })
    const first = planImport('drivers', table, company)
    expect(told(first)).toEqual(['add', ['plate secondCar']])
    expect(told(planImport('drivers', table, added(first)))).toEqual(['there', ['plate secondCar']])
  })

  it('says nothing of which car is gone where a driver has several', () => {
    const [driver] = company.drivers
    if (driver === undefined) throw new Error('There is no driver')
    const drivers = [{ ...driver, plates: ['А123ВС116', 'С002СС116'] }]
    const table = rows({ ...known, plate: 'В001ВВ116' })
    expect(told(planImport('drivers', table, { ...company, drivers }))).toEqual([
      ['plate secondCar'],
    ])
  })

  it.each([
    ['vin', { plate: 'А123ВС116', vin: 'XTA9' }, 'XTA1', 'XTA9'],
    ['plate', { plate: 'В001ВВ116', vin: 'XTA1' }, 'А123ВС116', 'В001ВВ116'],
  ] as const)('has the vehicle have another %s', (field, cells, from, to) => {
    expect(planImport('vehicles', rows(cells), company)).toMatchObject([
      { kind: 'change', change: { kind: 'editVehicle' }, differences: [{ field, from, to }] },
    ])
  })

  it('is refused where it has the plate of one vehicle and the vin of another', () => {
    const vehicles = [...company.vehicles, sampleVehicle('В001ВВ116', { vin: 'XTA2' })]
    const table = rows({ plate: 'А123ВС116', vin: 'XTA2' })
    expect(told(planImport('vehicles', table, { ...company, vehicles }))).toEqual([
      ['plate duplicate', 'vin duplicate'],
    ])
  })

  it('is refused where two rows are about one vehicle', () => {
    const table = rows({ plate: 'А123ВС116', vin: 'XTA8' }, { plate: 'А123ВС116', vin: 'XTA9' })
    expect(told(planImport('vehicles', table, company))).toEqual([
      ['plate duplicate'],
      ['plate duplicate'],
    ])
  })
})

describe('what only looks good', () => {
  it.each([
    ['a letter that was lost', { name: 'Ив\uFFFDнов Иван' }, ['name garbled']],
    ['a make without a digit', { plate: 'KIA RIO' }, ['plate unlikely']],
    ['a make with its model', { plate: 'LADA 2107' }, ['plate unlikely']],
    ['a foreign plate without a digit', { plate: 'ABC DEF' }, ['plate unlikely']],
    ['a foreign plate', { plate: 'WA 12345' }, 'add'],
  ])('%s of a driver', (_, cells, outcome) => {
    const table = rows({ name: 'Иванов Иван', phone: '79160000009', plate: 'А123ВС116', ...cells })
    expect(told(planImport('drivers', table, company))).toEqual([outcome])
  })

  it('is taken as a plate once somebody has said that it is one', () => {
    const table = rows({ name: 'Иванов Иван', phone: '79160000009', plate: 'ABCDEF' })
    expect(told(planImport('drivers', table, company, true))).toEqual(['add'])
  })

  it.each(['356938035643809\n356938035643817', '356938035643809 356938035643817', '3569\n3570'])(
    'is no device where two numbers stand in one cell: %j',
    (imei) => {
      expect(told(planImport('devices', rows({ imei }), company))).toEqual([['imei format']])
    },
  )

  it('is a row in which a quotation mark swallows others, whatever its cells are', () => {
    const cells = { name: 'Иванов Иван', phone: '79160000009', plate: 'А123ВС116' }
    const table = [{ line: 2, cells, fault: { error: 'quotes', otherLine: 4 } as const }]
    expect(planImport('drivers', table, company)).toMatchObject([
      { kind: 'refused', errors: [{ field: null, error: 'quotes', otherLine: 4 }] },
    ])
  })
})

it('reads a vin in letters that look alike, with dashes of any kind, as the same', () => {
  const table = rows(
    { plate: 'В001ВВ116', vin: 'ХТА210990Y2766389' },
    { plate: 'В001ВВ116', vin: 'XTA210990Y2766389' },
    { plate: 'В001ВВ116', vin: 'XTA–210990–Y2766389' },
    { plate: 'С002СС116', vin: 'ЖТА210990Y2766389' },
  )
  const planned = planImport('vehicles', table, company)
  expect(told(planned)).toEqual(['add', 'there', 'there', ['vin format']])
  expect(planned[0]).toMatchObject({ change: { vin: 'XTA210990Y2766389' } })
})

describe('the same table twice', () => {
  const cells = {
    name: fc.constantFrom('Первый Водитель', 'Второй Водитель Отчество', 'Один'),
    phone: fc.constantFrom('79160000001', '89160000002', '79160000003', '1'),
    plate: fc.constantFrom('А123ВС116', 'в001вв116', 'AB1234', ''),
    vin: fc.constantFrom('XTA1', 'xta2', 'XTA 3', ''),
    imei: fc.constantFrom('3569', '3570', '3571', ''),
  }
  it.each(['drivers', 'vehicles', 'devices'] as const)('adds no %s the second time', (list) => {
    fc.assert(
      fc.property(fc.array(fc.record(cells), { maxLength: 12 }), (table) => {
        const all = rows(...table)
        const first = planImport(list, all, company)
        const again = planImport(list, all, added(first))
        expect(again.filter(({ kind }) => kind === 'add' || kind === 'change')).toEqual([])
        // What was refused was not added, and is refused for the same cells.
        const lines = (planned: readonly PlannedRow[]) =>
          planned.filter(({ kind }) => kind === 'refused').map(({ row }) => row.line)
        expect(lines(again)).toEqual(lines(first))
      }),
    )
  })

  it.each<[ImportList, (at: number) => ImportRow['cells']]>([
    [
      'drivers',
      (at) => ({ name: 'Водитель Новый', phone: `7916${1_000_000 + at}`, plate: 'AB12' }),
    ],
    ['vehicles', (at) => ({ plate: `AB${10_000 + at}`, vin: `V${at}` })],
    ['devices', (at) => ({ imei: `9${at}` })],
  ])('takes 20,000 rows of %s in one look', (list, cellsAt) => {
    const table = rows(...Array.from({ length: 20_000 }, (_, at) => cellsAt(at)))
    const first = planImport(list, table, company)
    expect(first.every(({ kind }) => kind === 'add')).toBe(true)
    expect(planImport(list, table, added(first)).every(({ kind }) => kind === 'there')).toBe(true)
  })
})

/** The company once the rows that can be added are there. */
function added(planned: readonly PlannedRow[]): Company {
  const changes = planned.flatMap((one) => (one.kind === 'add' ? [one.change] : []))
  const edits = planned.flatMap((one) => (one.kind === 'change' ? [one.change] : []))
  return {
    ...company,
    drivers: [
      ...company.drivers.map((driver) => {
        const edit = edits.find(
          (one) => one.kind === 'editDriver' && one.from.phone === driver.phone,
        )
        return edit?.kind === 'editDriver'
          ? { ...driver, phone: edit.to.phone, plates: [edit.to.plate] }
          : driver
      }),
      ...changes.flatMap((change) =>
        change.kind === 'addDriver'
          ? [
              {
                ...change.driver,
                plates: [change.driver.plate],
                id: null,
                device: null,
                isActive: true,
              },
            ]
          : [],
      ),
    ],
    vehicles: [
      ...company.vehicles.map((vehicle) => {
        const edit = edits.find(
          (one) => one.kind === 'editVehicle' && one.from.plate === vehicle.plate,
        )
        return edit?.kind === 'editVehicle'
          ? sampleVehicle(edit.to.plate, { vin: edit.to.vin })
          : vehicle
      }),
      ...changes.flatMap((change) =>
        change.kind === 'addVehicle' ? [sampleVehicle(change.plate, { vin: change.vin })] : [],
      ),
    ],
    devices: [
      ...company.devices,
      ...changes.flatMap((change) =>
        change.kind === 'addDevice' ? [{ ...change.device, id: null, isActive: true }] : [],
      ),
    ],
  }
}
