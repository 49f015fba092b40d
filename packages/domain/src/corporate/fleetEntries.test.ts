import { describe, expect, it } from 'vitest'
import { checkDriverEntry } from './checkDriverEntry.ts'
import { checkVehicleEntry } from './checkVehicleEntry.ts'
import { checkVehicleEdit } from './checkVehicleEdit.ts'
import { checkDeviceEntry } from './checkDeviceEntry.ts'
import { isOwnPlate } from './isOwnPlate.ts'
import type { Driver } from './Company.ts'
import { sampleVehicle } from '../testing/sampleVehicle.ts'

const first: Driver = {
  id: '1',
  name: 'Водитель Первый',
  phone: '79001000001',
  plates: [],
  device: null,
  isActive: true,
}
const car = sampleVehicle('А123ВС116', { vin: 'XTA1' })
const device = { id: '1', vin: 'XTA1', imei: '3569', isActive: true }

/** What a check answers, in a word. */
const short = (checked: { ok: boolean; value?: unknown; error?: unknown }) =>
  checked.ok ? checked.value : `! ${String(checked.error)}`

describe('a driver', () => {
  it.each([
    ['Водитель Второй', 'Водитель Второй'],
    ['  Водитель   Второй Отчество ', 'Водитель Второй Отчество'],
    ['Водитель', '! parts'],
    ['  ', '! empty'],
    [`Водитель ${'И'.repeat(141)}`, `Водитель ${'И'.repeat(141)}`],
    [`Водитель ${'И'.repeat(142)}`, '! tooLong'],
  ])('with the name %j: %s', (name, expected) => {
    const { name: checked } = checkDriverEntry({ name, phone: '', plate: '' }, { drivers: [] })
    expect(short(checked)).toBe(expected)
  })

  it.each([
    ['8 (900) 100-00-02', null, '79001000002'],
    ['+7 900 100 00 01', null, '! duplicate'],
    ['+7 900 100 00 01', first, '79001000001'],
    ['7900', null, '! format'],
    ['', null, '! empty'],
  ])('with the phone %j besides %j: %s', (phone, except, expected) => {
    const typed = { name: '', phone, plate: '' }
    expect(short(checkDriverEntry(typed, { drivers: [first] }, except).phone)).toBe(expected)
  })

  it.each([
    ['a 123 bc 116', 'А123ВС116'],
    ['AB-1234', 'AB1234'],
    ['А12', '! format'],
    ['', '! empty'],
    ['ABCDEFGHIJK1', '! tooLong'],
  ])('in the car %j: %s', (plate, expected) => {
    const typed = { name: '', phone: '', plate }
    expect(short(checkDriverEntry(typed, { drivers: [] }).plate)).toBe(expected)
  })
})

describe('a vehicle', () => {
  it.each([
    ['В001ВВ116', 'xta-2', 'В001ВВ116', 'XTA2'],
    ['a123bc116', 'xta 1', '! duplicate', '! duplicate'],
    ['', '', '! empty', '! empty'],
    ['В001ВВ116', 'ВИН', 'В001ВВ116', '! format'],
    ['В001ВВ116', 'X'.repeat(40), 'В001ВВ116', 'X'.repeat(40)],
    ['В001ВВ116', 'X'.repeat(41), 'В001ВВ116', '! tooLong'],
  ])('%j with the vin %j: %s, %s', (plate, vin, ofPlate, ofVin) => {
    const checked = checkVehicleEntry({ plate, vin }, { vehicles: [car] })
    expect([short(checked.plate), short(checked.vin)]).toEqual([ofPlate, ofVin])
  })
})

describe('a device', () => {
  it.each([
    [{ vin: 'XTA2', imei: '35 70', plate: 'a123bc116' }, null, ['XTA2', '3570', 'А123ВС116']],
    [{ vin: '', imei: '3570', plate: '' }, null, [null, '3570', null]],
    [{ vin: 'XTA2', imei: '', plate: '' }, null, ['XTA2', null, null]],
    [{ vin: '', imei: '', plate: '' }, null, ['! empty', '! empty', null]],
    [{ vin: 'xta1', imei: '3569', plate: 'А1' }, null, ['! duplicate', '! duplicate', '! format']],
    [{ vin: 'xta1', imei: '3569', plate: '' }, device, ['XTA1', '3569', null]],
  ])('%j besides %j', (typed, except, expected) => {
    const { vin, imei, plate } = checkDeviceEntry(typed, { devices: [device] }, except)
    expect([vin, imei, plate].map(short)).toEqual(expected)
  })
})

describe('a plate of the company', () => {
  it.each([
    ['a 123 bc 116', true],
    ['В001ВВ116', false],
    ['', false],
  ])('%j: %s', (plate, own) => {
    expect(isOwnPlate(plate, { vehicles: [car] })).toBe(own)
  })
})

describe('checkVehicleEdit', () => {
  const own = sampleVehicle('А123ВС116', { vin: 'XTA1', imei: '3569' })
  const other = sampleVehicle('В001ВВ77', { vin: 'XTA2', imei: '3570' })
  const check = (plate: string, vin: string, imei: string) =>
    checkVehicleEdit({ plate, vin, imei }, { vehicles: [own, other] }, own)

  it('takes what the vehicle has already, and no vin or imei at all', () => {
    expect(check('a123bc116', 'xta 1', '3569')).toEqual({
      plate: { ok: true, value: 'А123ВС116' },
      vin: { ok: true, value: 'XTA1' },
      imei: { ok: true, value: '3569' },
    })
    expect(check('А123ВС116', '', ' ')).toMatchObject({
      vin: { ok: true, value: null },
      imei: { ok: true, value: null },
    })
  })

  it('refuses what another vehicle has, and what is no number at all', () => {
    expect(check('в001вв77', 'xta2', '35-70')).toMatchObject({
      plate: { error: 'duplicate' },
      vin: { error: 'duplicate' },
      imei: { error: 'duplicate' },
    })
    expect(check('', 'ЖТА', '35!')).toMatchObject({
      plate: { error: 'empty' },
      vin: { error: 'format' },
      imei: { error: 'format' },
    })
  })
})
