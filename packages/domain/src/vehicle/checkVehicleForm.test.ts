import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimedSession } from '../session/ParkingSession.ts'
import { changedVehicle } from './changedVehicle.ts'
import { checkVehicleForm, findOccupied } from './checkVehicleForm.ts'
import { findSimilarPlate } from './findSimilarPlate.ts'
import { suggestCategory } from './suggestCategory.ts'
import type { Vehicle } from './Vehicle.ts'

const now = Date.UTC(2026, 10, 24, 9)
const hour = 3_600_000

const vehicle: Vehicle = {
  id: '1',
  plate: 'А123ВС116',
  format: 'russian',
  category: 'B',
  isMain: true,
  name: 'Семейный',
  country: 'RUS',
  stsNumber: '1600123456',
  documentType: 'registrationCertificate',
  isActive: true,
  vin: null,
  imei: null,
  region: '116',
}
const other: Vehicle = { ...vehicle, id: '2', plate: '1234АВ116', category: 'A', stsNumber: null }

const session: TimedSession = {
  id: '9',
  reservationId: '9',
  status: 'active',
  zone: '101',
  parkingCode: null,
  plate: 'А123ВС116',
  startsAt: now - hour,
  endsAt: now + hour,
  durationMinutes: 120,
  sum: 0,
  amountToPay: null,
  postPaymentStartsAt: null,
}

const typed = { plate: 'В777ОР77', format: 'russian', category: 'B', stsNumber: '' } as const
const account = { vehicles: [vehicle, other], sessions: [session], now }
const check = (change: object, edited: string | null = null) =>
  checkVehicleForm({ ...typed, ...change }, edited, account)

const letters = 'АВЕКМНОРСТУХ'
const latin = 'ABEKMHOPCTYX'
const digit = fc.constantFrom(...Array.from('0123456789'))
const letter = fc.constantFrom(...Array.from(letters))
const usualPlate = fc
  .tuple(letter, digit, digit, digit, letter, letter, fc.constantFrom('16', '77', '116', '797'))
  .map((parts) => parts.join(''))

describe('a plate that is added', () => {
  it('is read in either alphabet and however it is spaced', () => {
    const written = fc.record({
      isLatin: fc.boolean(),
      isLower: fc.boolean(),
      gap: fc.constantFrom('', ' ', '-', '\u00A0'),
    })
    fc.assert(
      fc.property(usualPlate, written, (plate, { isLatin, isLower, gap }) => {
        const spelled = isLatin
          ? plate.replaceAll(/[А-Я]/gu, (char) => latin[letters.indexOf(char)] ?? char)
          : plate
        const text = Array.from(isLower ? spelled.toLowerCase() : spelled).join(gap)
        const { plate: checked } = checkVehicleForm({ ...typed, plate: text }, null, {
          ...account,
          vehicles: [],
          sessions: [],
        })
        expect(checked).toEqual({ ok: true, value: plate })
      }),
    )
  })

  it.each([
    [{ plate: ' ' }, 'empty'],
    [{ plate: 'А123ВС11677' }, 'tooLong'],
    [{ plate: 'АВ123' }, 'format'],
    [{ plate: 'АВ1234116' }, 'format'],
    [{ plate: 'a123bc 116' }, 'parked'],
    [{ plate: '1234 ab 116', category: 'A' }, 'duplicate'],
    [{ plate: '1234АВ77' }, 'category'],
    [{ plate: 'А777АА77', category: 'A' }, 'category'],
    [{ plate: 'AB12345678', format: 'foreign' }, 'tooLong'],
  ])('%j is refused: %s', (change, error) => {
    expect(check(change).plate).toEqual({ ok: false, error })
  })

  it('may be any foreign one, with any category', () => {
    const text = fc.string({
      unit: fc.constantFrom(...Array.from('ABCDÄÖ0123456789')),
      minLength: 1,
      maxLength: 9,
    })
    const category = fc.constantFrom('A', 'B', 'C', 'D', 'M')
    fc.assert(
      fc.property(text, category, (plate, one) => {
        expect(check({ plate, category: one, format: 'foreign' }).plate.ok).toBe(true)
      }),
    )
  })

  it('is the same car in another region no more', () => {
    fc.assert(
      fc.property(usualPlate, usualPlate, (one, two) => {
        const owned = { vehicles: [{ ...vehicle, plate: one }], sessions: [], now }
        const { plate } = checkVehicleForm({ ...typed, plate: two }, null, owned)
        expect(plate.ok).toBe(one !== two)
      }),
    )
  })

  it('may stay as it is where its vehicle is changed', () => {
    expect(check({ plate: '1234АВ116', category: 'A' }, '1234АВ116').plate.ok).toBe(true)
  })
})

describe('a certificate', () => {
  it.each([
    ['', null],
    ['16 уа 123456', '16УА123456'],
    ['9900 111222', '9900111222'],
  ])('%j is good', (stsNumber, value) => {
    expect(check({ stsNumber }).stsNumber).toEqual({ ok: true, value })
  })

  it.each([
    ['16', 'format'],
    ['16 00 12345', 'format'],
    ['16 00 123456', 'duplicate'],
  ])('%j is refused: %s', (stsNumber, error) => {
    expect(check({ stsNumber }).stsNumber).toEqual({ ok: false, error })
  })

  it('may stay with its own vehicle', () => {
    expect(check({ stsNumber: '16 00 123456' }, vehicle.plate).stsNumber.ok).toBe(true)
  })
})

describe('a vehicle is occupied', () => {
  it('until the last of its sessions ends', () => {
    const later = { ...session, id: '10', plate: 'a123bc116', endsAt: now + 2 * hour }
    expect(findOccupied('А123ВС116', { sessions: [session, later], now })?.until).toBe(
      now + 2 * hour,
    )
  })

  it('until nobody knows when, where one of them has no end that is known', () => {
    const endless = { ...session, id: '10', endsAt: null }
    expect(findOccupied('А123ВС116', { sessions: [session, endless], now })).toEqual({
      until: null,
    })
  })

  it.each([
    ['another vehicle’s', { plate: 'В456ЕК116' }],
    ['one that waits for its payment', { status: 'waiting' as const }],
    ['one that is over', { endsAt: now }],
  ])('not by %s', (_, change) => {
    expect(findOccupied('А123ВС116', { sessions: [{ ...session, ...change }], now })).toBeNull()
  })
})

describe('what is sent', () => {
  it('is nothing where nothing was changed', () => {
    expect(changedVehicle(vehicle, vehicle)).toEqual({})
  })

  it('is each field that was, and makes the edited vehicle of the old one', () => {
    const edited = fc.record({
      plate: fc.constantFrom('А123ВС116', 'В777ОР77'),
      format: fc.constantFrom('russian', 'foreign'),
      category: fc.constantFrom('B', 'C'),
      isMain: fc.boolean(),
      name: fc.constantFrom('Семейный', 'Рабочий', null),
      country: fc.constantFrom('RUS', 'KAZ', null),
      stsNumber: fc.constantFrom('1600123456', null),
      documentType: fc.constantFrom('registrationCertificate', 'vehiclePassport'),
    })
    fc.assert(
      fc.property(edited, (after) => {
        const changed = changedVehicle(vehicle, after)
        expect({ ...vehicle, ...changed }).toEqual({ ...vehicle, ...after })
        for (const [field, value] of Object.entries(changed)) {
          expect(value).not.toBe(Object.entries(vehicle).find(([name]) => name === field)?.[1])
        }
      }),
    )
  })
})

describe('a slip of one character', () => {
  it.each([
    ['А128ВС116', 'А123ВС116'],
    ['А123ВС16', 'А123ВС116'],
  ])('%s is similar to %s', (plate, known) => {
    expect(findSimilarPlate(plate, [known])).toBe(known)
  })

  it.each(['А123ВС116', 'a123bc116', 'В777ОР77'])('%s is none', (plate) => {
    expect(findSimilarPlate(plate, ['А123ВС116'])).toBeNull()
  })
})

describe('the category that a plate suggests', () => {
  it.each([
    ['1234АВ16', 'russian', 'A'],
    ['1234А16', 'russian', 'A'],
    ['А123ВС16', 'russian', 'B'],
    ['АВ12316', 'russian', 'B'],
    ['', 'russian', 'B'],
    ['1234AB16', 'foreign', 'B'],
  ] as const)('%s (%s) is %s', (plate, format, category) => {
    expect(suggestCategory(plate, format)).toBe(category)
  })
})
