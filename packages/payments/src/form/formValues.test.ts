import type { ParkingSession, Vehicle } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import type { ParkingDraft } from '../draft/parkingDraft.ts'
import { choiceOfPlate, formValues, type FormKnowledge } from './formValues.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const minute = 60_000

const car = (plate: string, more: Partial<Vehicle> = {}): Vehicle => ({
  id: plate,
  plate,
  format: 'russian',
  category: 'B',
  isMain: false,
  name: null,
  country: null,
  stsNumber: null,
  documentType: null,
  isActive: true,
  vin: null,
  imei: null,
  region: null,
  ...more,
})

const parkedSession = (plate: string, endsAt = now + 30 * minute): ParkingSession => ({
  id: plate,
  reservationId: plate,
  status: 'active',
  zone: '101',
  parkingCode: null,
  plate,
  startsAt: now - minute,
  endsAt,
  durationMinutes: 31,
  sum: 100,
  amountToPay: null,
  postPaymentStartsAt: null,
})

const known: FormKnowledge = {
  profile: {
    vehicles: [car('М456ОР116'), car('А123ВС116', { isMain: true })],
    sessions: [],
    defaultZone: '102',
  },
  zones: [
    { number: '101', name: 'Центр' },
    { number: '102', name: 'Вокзал' },
  ],
  rememberedZone: null,
  durations: { min: 15, max: 1440, step: 15 },
  now,
}
const empty: ParkingDraft = { zone: null, vehicle: null, durationMinutes: null }
const typed = (plate: string, format: 'russian' | 'foreign' = 'russian') =>
  formValues({ ...empty, vehicle: { kind: 'new', plate, format } }, known)

describe('formValues', () => {
  it('begins with the default zone and the main vehicle, and no duration', () => {
    const values = formValues(empty, known)
    expect(values.zone?.number).toBe('102')
    expect(values.vehicle).toEqual({ plate: 'А123ВС116', format: 'russian', category: 'B' })
    expect(values.durationMinutes).toBeNull()
  })

  it('prefers the zone that was last parked in, and what was filled in to both', () => {
    const remembers = { ...known, rememberedZone: '101' }
    expect(formValues(empty, remembers).zone?.number).toBe('101')
    expect(formValues({ ...empty, zone: '102' }, remembers).zone?.number).toBe('102')
  })

  it('names a zone that does not exist rather than take another', () => {
    const values = formValues({ ...empty, zone: '999' }, known)
    expect(values.zone).toBeNull()
    expect(values.unknownZone).toBe('999')
  })

  it('offers another vehicle when the main one is parked', () => {
    const profile = { ...known.profile, sessions: [parkedSession('А123ВС116')] }
    expect(formValues(empty, { ...known, profile }).vehicle?.plate).toBe('М456ОР116')
  })

  it('refuses a vehicle that is parked, until its end', () => {
    const draft: ParkingDraft = { ...empty, vehicle: { kind: 'owned', plate: 'А123ВС116' } }
    const until = (endsAt: number) => ({
      ...known,
      profile: { ...known.profile, sessions: [parkedSession('А123ВС116', endsAt)] },
    })
    expect(formValues(draft, until(now + minute)).vehicleRefusal).toBe('parked')
    expect(formValues(draft, until(now)).vehicleRefusal).toBeNull()
  })

  it('asks for a plate when the account has no vehicle', () => {
    const profile = { ...known.profile, vehicles: [] }
    const values = formValues(empty, { ...known, profile })
    expect(values.choice).toEqual({ kind: 'new', plate: '', format: 'russian' })
    expect(values.vehicleRefusal).toBe('notEmpty')
  })

  it.each([
    ['К777КК77', 'B'],
    ['k777kk77', 'B'],
    ['1234АВ77', 'A'],
  ])('takes the typed plate %s as category %s', (plate, category) => {
    expect(typed(plate).vehicle?.category).toBe(category)
  })

  it.each([
    ['', 'notEmpty', null],
    ['А12', 'format', null],
    ['АВ12СЕ77', 'format', 'moped'],
  ])('refuses the typed plate "%s": %s', (plate, error, type) => {
    const { vehicle, vehicleRefusal, recognisedAs } = typed(plate)
    expect({ vehicle, vehicleRefusal, recognisedAs }).toEqual({
      vehicle: null,
      vehicleRefusal: error,
      recognisedAs: type,
    })
  })

  it('takes a foreign plate as it is', () => {
    expect(typed('AB1234', 'foreign').vehicle?.plate).toBe('AB1234')
  })

  it("asks whether the account's plate was meant when one character differs", () => {
    expect(typed('А128ВС116').similarPlate).toBe('А123ВС116')
    expect(typed('А198ВС116').similarPlate).toBeNull()
  })

  it("takes a typed plate that is the account's as the account's", () => {
    expect(typed('А123ВС116')).toMatchObject({ vehicleRefusal: null, similarPlate: null })
  })

  it.each([
    [20, 15],
    [9999, 1440],
    [60, 60],
  ])('brings %i minutes to %i', (minutes, expected) => {
    expect(formValues({ ...empty, durationMinutes: minutes }, known).durationMinutes).toBe(expected)
  })
})

describe('choiceOfPlate', () => {
  it('finds the vehicle of the account, however it is written', () => {
    const expected = { kind: 'owned', plate: 'А123ВС116' }
    expect(choiceOfPlate('a 123 bc 116', known.profile.vehicles)).toEqual(expected)
  })
  it('types in any other', () => {
    const expected = { kind: 'new', plate: 'Х001ХХ16', format: 'russian' }
    expect(choiceOfPlate('x001xx16', known.profile.vehicles)).toEqual(expected)
  })
})
