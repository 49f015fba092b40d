import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRegistryNumber, hasWrongCheckDigit } from './checkRegistryNumber.ts'
import { isVehicleThere } from './isVehicleThere.ts'
import { isDeviceTaken } from './isDeviceTaken.ts'
import { splitDriverName } from './splitDriverName.ts'
import { sampleVehicle } from '../testing/sampleVehicle.ts'

describe('checkRegistryNumber', () => {
  it.each([
    ['inn', '7707083893', '7707083893'],
    ['inn', ' 5001 0073 2259 ', '500100732259'],
    ['ogrn', '1027700132195', '1027700132195'],
    ['kpp', '773601001', '773601001'],
    ['kpp', '7736ab001', '7736AB001'],
  ] as const)('accepts the %s %s', (kind, text, value) => {
    expect(checkRegistryNumber(text, kind)).toEqual({ ok: true, value })
  })

  it.each([
    ['inn', '', 'empty'],
    ['inn', null, 'empty'],
    ['inn', '77070838', 'length'],
    ['inn', '77070838930', 'length'],
    ['inn', '770708389X', 'format'],
    ['ogrn', '102770013219', 'length'],
    ['kpp', '77360100', 'length'],
    ['kpp', 'AB3601001', 'format'],
    ['kpp', '7736АБ001', 'format'],
  ] as const)('refuses the %s %j: %s', (kind, text, error) => {
    expect(checkRegistryNumber(text, kind)).toEqual({ ok: false, error })
  })
})

describe('hasWrongCheckDigit', () => {
  it.each([
    ['inn', '7707083893', false],
    ['inn', '7707083894', true],
    ['inn', '500100732259', false],
    ['inn', '500100732258', true],
    ['ogrn', '1027700132195', false],
    ['ogrn', '1027700132196', true],
    ['kpp', '773601001', false],
    ['inn', ' 7707 083893 ', false],
    ['inn', ' 7707 083894 ', true],
    ['ogrn', '1 0277 0013 2195', false],
    ['inn', '77070838', false],
    ['ogrn', '', false],
  ] as const)('the %s %s: %s', (kind, number, wrong) => {
    expect(hasWrongCheckDigit(number, kind)).toBe(wrong)
  })

  it('lets exactly one of the ten last digits pass', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (start) => {
        const good = Array.from('0123456789').filter(
          (last) => !hasWrongCheckDigit(start + last, 'inn'),
        )
        expect(good).toHaveLength(1)
      }),
    )
  })
})

describe('splitDriverName', () => {
  it.each([
    ['Фамилия Имя', ['Фамилия', 'Имя', null]],
    [' Фамилия  Имя Отчество ', ['Фамилия', 'Имя', 'Отчество']],
    ['Фамилия Имя Отчество оглы', ['Фамилия', 'Имя', 'Отчество оглы']],
  ])('splits %j', (text, [lastName, firstName, middleName]) => {
    expect(splitDriverName(text)).toEqual({ lastName, firstName, middleName })
  })

  it.each(['', 'Фамилия', null])('has nothing to split in %j', (text) => {
    expect(splitDriverName(text)).toBeNull()
  })
})

const foreign = (plate: string) => sampleVehicle(plate, { format: 'foreign' })

describe('what a company has already', () => {
  const vehicles = [sampleVehicle('А123ВС77'), sampleVehicle('В001ВВ77'), foreign('ABC')]

  it.each([
    ['a123bc77', null, true],
    ['а123вс77', 'А123ВС77', false],
    ['В001ВВ77', 'А123ВС77', true],
    ['С002СС77', null, false],
    ['abc', null, true],
    ['АВС', null, true],
    ['ЖВС', null, false],
  ])('a vehicle %s besides %s: %s', (plate, except, there) => {
    expect(isVehicleThere(plate, vehicles, except)).toBe(there)
  })

  const device = { id: null, vin: 'XTA1', imei: '3569', isActive: true }
  const devices = [device]

  it.each([
    [{ vin: 'xta1', imei: null }, null, true],
    [{ vin: null, imei: '3569' }, null, true],
    [{ vin: ' xta1 ', imei: '3569' }, device, false],
    [{ vin: 'XTA2', imei: '1' }, null, false],
    [{ vin: '', imei: null }, null, false],
  ])('a device %j besides %j: %s', (wanted, except, taken) => {
    expect(isDeviceTaken(wanted, devices, except)).toBe(taken)
  })
})
