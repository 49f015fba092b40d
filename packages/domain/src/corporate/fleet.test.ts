import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isChangeCurrent,
  isChangeMade,
  removeDriver,
  removeVehicle,
  undoChange,
  type FleetChange,
} from './fleetChange.ts'
import { findLookalikes } from './findLookalikes.ts'
import { joinFleet } from './joinFleet.ts'
import type { Company, Device, Driver } from './Company.ts'
import { sampleVehicle as vehicle } from '../testing/sampleVehicle.ts'

const driver = (name: string, more: Partial<Driver> = {}): Driver => ({
  id: name,
  name,
  phone: '79001000001',
  plates: [],
  device: null,
  isActive: true,
  ...more,
})

const device = (imei: string | null, more: Partial<Device> = {}): Device => ({
  id: imei,
  vin: null,
  imei,
  isActive: true,
  ...more,
})

const company = (more: Partial<Company>): Company => ({
  name: 'Автопарк',
  email: null,
  inn: '7707083893',
  balance: null,
  vehicles: [],
  drivers: [],
  devices: [],
  unreadable: {
    vehicles: 0,
    drivers: 0,
    devices: 0,
  },
  ...more,
})

describe('joinFleet', () => {
  const car = vehicle('А123ВС116', { imei: '3569', vin: 'XTA1' })
  const other = vehicle('В001ВВ116', { vin: 'xta2' })
  const both = driver('Водитель Первый', { plates: ['a 123 bc 116', 'В001ВВ116', 'С002СС77'] })
  const tracker = device('3569')
  const byVin = device(null, { id: 'second', vin: 'XTA2' })
  const lonely = device('1', { vin: 'XTA9' })
  const fleet = joinFleet(
    company({ vehicles: [car, other], drivers: [both], devices: [tracker, byVin, lonely] }),
  )

  it('finds who drives what, however the plate is written', () => {
    expect(fleet.drivers[0]?.vehicles).toEqual([car, other])
    expect(fleet.vehicles.map(({ drivers }) => drivers)).toEqual([[both], [both]])
  })

  it('finds what carries which device, by its imei, else by its vin', () => {
    expect(fleet.vehicles.map((one) => one.device)).toEqual([tracker, byVin])
    expect(fleet.devices.map((one) => one.vehicle)).toEqual([car, other, null])
  })

  it('tells each by its number, else by what it has', () => {
    const nameless = joinFleet(
      company({
        vehicles: [vehicle('А123ВС116', { id: null })],
        drivers: [
          driver('Водитель', { id: null, phone: null }),
          driver('Водитель', { id: null, phone: '79001000002' }),
        ],
        devices: [device(null, { vin: 'XTA1', id: null })],
      }),
    )
    expect(nameless.vehicles[0]?.key).toBe('А123ВС116')
    expect(nameless.drivers.map(({ key }) => key)).toEqual(['Водитель', '79001000002'])
    expect(nameless.devices[0]?.key).toBe('XTA1')
  })
})

describe('findLookalikes', () => {
  const lookalikes = (...plates: string[]) => {
    const found = findLookalikes(plates.map((plate) => vehicle(plate)))
    return [...found].map(([one, others]) =>
      [one.plate].concat(Array.from(others, ({ plate }) => plate)),
    )
  }

  it.each([
    [
      ['А123ВС116', 'А124ВС116', 'Е777КХ77'],
      [
        ['А123ВС116', 'А124ВС116'],
        ['А124ВС116', 'А123ВС116'],
      ],
    ],
    [['А123ВС116', 'А124ВС117'], []],
    [['А123ВС16', 'А123ВС116'], []],
    [['А123ВС116'], []],
    [['', 'А'], []],
  ])('of %j: %j', (plates, expected) => {
    expect(lookalikes(...plates)).toEqual(expected)
  })

  it('tells two of the same plate once', () => {
    const twins = [vehicle('А123ВС116'), vehicle('А123ВС116', { id: '2' })]
    expect([...findLookalikes(twins).values()].map(({ size }) => size)).toEqual([1, 1])
  })

  it('finds what comparing each with each finds', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[АВ][12]{2}$/u)), (plates) => {
        const differing = (one: string, other: string) =>
          Array.from(one).filter((letter, at) => letter !== other[at]).length === 1
        const expected = plates
          .map((one) => [one, ...plates.filter((other) => differing(one, other))])
          .filter(({ length }) => length > 1)
        const sorted = (rows: readonly string[][]) =>
          rows.map(([one = '', ...rest]) => [one, ...rest.toSorted()].join(' ')).toSorted()
        expect(sorted(lookalikes(...plates))).toEqual(sorted(expected))
      }),
    )
  })
})

const entry = { name: 'Водитель Первый', phone: '79001000001', plate: 'А123ВС116' }
const moved = { name: 'Водитель Второй', phone: '79001000002', plate: 'В001ВВ116' }
const known = driver(entry.name, { plates: [entry.plate] })
const newer = driver(moved.name, { phone: moved.phone, plates: [moved.plate] })
const phoneless = driver('Водитель Третий', { phone: null, plates: ['А123ВС116'] })
const removal = removeDriver(known)
const place = { vin: 'XTA1', imei: '3569', plate: null }

const plain = { plate: 'А123ВС116', vin: null, imei: null }
const equipped = { plate: 'a123bc116', vin: 'XTA1', imei: '3569' }

describe('isChangeMade', () => {
  const car = vehicle('А123ВС116', { id: '7' })
  it.each<[string, FleetChange, Partial<Company>, boolean]>([
    ['a new driver is there', { kind: 'addDriver', driver: entry }, { drivers: [known] }, true],
    ['nobody is there', { kind: 'addDriver', driver: entry }, {}, false],
    [
      'the phone is somebody else’s',
      { kind: 'addDriver', driver: entry },
      { drivers: [driver('Другой')] },
      false,
    ],
    [
      'a new driver is there, but off',
      { kind: 'addDriver', driver: entry },
      { drivers: [{ ...known, isActive: false }] },
      false,
    ],
    ['a driver is gone', removal, {}, true],
    [
      'a driver has another phone by now',
      removal,
      { drivers: [{ ...known, phone: '79001000009' }] },
      false,
    ],
    ['a driver is still there', removal, { drivers: [known] }, false],
    [
      'a driver is changed',
      { kind: 'editDriver', from: entry, to: moved },
      { drivers: [newer] },
      true,
    ],
    [
      'both are there',
      { kind: 'editDriver', from: entry, to: moved },
      { drivers: [known, newer] },
      false,
    ],
    [
      'a driver drives',
      { kind: 'setDriverActive', driver: entry, isActive: true },
      { drivers: [known] },
      true,
    ],
    ['a driver is unknown', { kind: 'setDriverActive', driver: entry, isActive: false }, {}, false],
    [
      'a car is there',
      { kind: 'addVehicle', plate: 'a123bc116', vin: 'X' },
      { vehicles: [vehicle('А123ВС116', { vin: 'x' })] },
      true,
    ],
    [
      'a car of the plate has another vin',
      { kind: 'addVehicle', plate: 'a123bc116', vin: 'X' },
      { vehicles: [vehicle('А123ВС116', { vin: 'y' })] },
      false,
    ],
    [
      'a car is not',
      { kind: 'addVehicle', plate: 'В001ВВ77', vin: 'X' },
      { vehicles: [car] },
      false,
    ],
    [
      'a car is changed',
      { kind: 'editVehicle', from: plain, to: equipped },
      { vehicles: [vehicle('А123ВС116', { vin: 'xta1', imei: '3569' })] },
      true,
    ],
    [
      'a car is as it was',
      { kind: 'editVehicle', from: plain, to: equipped },
      { vehicles: [car] },
      false,
    ],
    ['a car is gone', { kind: 'removeVehicle', id: '7', plate: 'А123ВС116', vin: null }, {}, true],
    [
      'a car is left',
      { kind: 'removeVehicle', id: '7', plate: 'А123ВС116', vin: null },
      { vehicles: [car] },
      false,
    ],
    ['a device is on', { kind: 'addDevice', device: place }, { devices: [device('3569')] }, true],
    [
      'a device has another vin',
      { kind: 'addDevice', device: place },
      { devices: [device('3569', { vin: 'XTA2' })] },
      false,
    ],
    [
      'a device is in another car',
      { kind: 'addDevice', device: { ...place, plate: 'В001ВВ116' } },
      { devices: [device('3569')], vehicles: [vehicle('А123ВС116', { imei: '3569' })] },
      false,
    ],
    [
      'a device is off',
      { kind: 'addDevice', device: place },
      { devices: [device('3569', { isActive: false })] },
      false,
    ],
    [
      'a device has a vin alone',
      { kind: 'setDeviceActive', device: { ...place, imei: null }, isActive: true },
      { devices: [device(null, { vin: 'XTA1' })] },
      true,
    ],
    [
      'a device has nothing to be found by',
      { kind: 'setDeviceActive', device: { vin: null, imei: null, plate: null }, isActive: true },
      { devices: [device(null)] },
      false,
    ],
  ])('%s', (_case, change, shown, made) => {
    expect(isChangeMade(change, company(shown))).toBe(made)
  })
})

describe('isChangeCurrent', () => {
  const edit: FleetChange = { kind: 'editDriver', from: entry, to: moved }
  const equip: FleetChange = { kind: 'editVehicle', from: plain, to: equipped }
  it.each<[string, FleetChange, Partial<Company>, boolean]>([
    ['a driver is as before', edit, { drivers: [known] }, true],
    ['a driver drives another car by now', edit, { drivers: [{ ...known, plates: [] }] }, false],
    ['a driver is gone', edit, {}, false],
    ['a car is as before', equip, { vehicles: [vehicle('А123ВС116')] }, true],
    ['a car has got a vin', equip, { vehicles: [vehicle('А123ВС116', { vin: 'X' })] }, false],
    ['nothing is changed', removal, {}, true],
  ])('%s', (_case, change, shown, current) => {
    expect(isChangeCurrent(change, company(shown))).toBe(current)
  })
})

describe('undoChange', () => {
  it.each<[FleetChange, FleetChange | null]>([
    [removal, { kind: 'addDriver', driver: entry }],
    [
      { kind: 'editVehicle', from: plain, to: equipped },
      { kind: 'editVehicle', from: equipped, to: plain },
    ],
    [
      { kind: 'editDriver', from: entry, to: moved },
      { kind: 'editDriver', from: moved, to: entry },
    ],
    [
      { kind: 'setDriverActive', driver: entry, isActive: false },
      { kind: 'setDriverActive', driver: entry, isActive: true },
    ],
    [
      { kind: 'setDeviceActive', device: place, isActive: true },
      { kind: 'setDeviceActive', device: place, isActive: false },
    ],
    [
      { kind: 'removeVehicle', id: '7', plate: 'А123ВС116', vin: 'XTA1' },
      { kind: 'addVehicle', plate: 'А123ВС116', vin: 'XTA1' },
    ],
    [{ kind: 'removeVehicle', id: '7', plate: 'А123ВС116', vin: null }, null],
    [{ kind: 'addDriver', driver: entry }, null],
    [removeDriver({ ...known, isActive: false }), null],
    [removeDriver({ ...known, plates: ['А123ВС116', 'В001ВВ116'] }), null],
    [removeDriver(phoneless), null],
  ])('%j is put back by %j', (change, undone) => {
    expect(undoChange(change)).toEqual(undone)
  })
})

it('names no vehicle that has no number of its own', () => {
  expect(removeVehicle(vehicle('А123ВС116', { id: null }))).toBeNull()
  expect(removeVehicle(vehicle('А123ВС116', { id: '7' }))).toMatchObject({ id: '7' })
})
