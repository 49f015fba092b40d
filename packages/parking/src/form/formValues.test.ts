import type { ParkingSession } from '@parking/domain'
import { sampleVehicle } from '@parking/domain/testing'
import { describe, expect, it } from 'vitest'
import type { VehicleCategory } from '@parking/plates'
import type { ParkingDraft } from '@parking/sessions'
import { formValues, type FormKnowledge } from './formValues.ts'

const now = Date.parse('2026-11-23T10:00:00Z')
const minute = 60_000

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

const known = {
  profile: {
    vehicles: [sampleVehicle('М456ОР116'), sampleVehicle('А123ВС116', { isMain: true })],
    sessions: [],
    defaultZone: '102',
  },
  zones: [
    { number: '101', name: 'Центр' },
    { number: '102', name: 'Вокзал' },
  ],
  paidBy: 'zone',
  asksCategory: false,
  rememberedPlace: null,
  rememberedPlate: null,
  usualMinutes: null,
  durations: { min: 15, max: 1440, step: 15 },
  now,
  days: ['today'],
  timeZone: 'Europe/Moscow',
  postPaymentDays: 1,
} satisfies FormKnowledge
const empty: ParkingDraft = {
  zone: null,
  parking: null,
  vehicle: null,
  durationMinutes: null,
  leastMinutes: null,
  day: 'today',
  startsAt: null,
}
const typed = (
  plate: string,
  format: 'russian' | 'foreign' = 'russian',
  category: VehicleCategory | null = null,
  asksCategory = false,
) =>
  formValues(
    { ...empty, vehicle: { kind: 'new', plate, format, category } },
    { ...known, asksCategory },
  )

describe('formValues', () => {
  it('begins with the default zone and the main vehicle, and no duration', () => {
    const values = formValues(empty, known)
    expect(values.zone?.number).toBe('102')
    expect(values.vehicle).toEqual({ plate: 'А123ВС116', format: 'russian', category: 'B' })
    expect(values.durationMinutes).toBeNull()
  })

  it('prefers the zone that was last parked in, and what was filled in to both', () => {
    const remembers = { ...known, rememberedPlace: '101' }
    expect(formValues(empty, remembers).zone?.number).toBe('101')
    expect(formValues({ ...empty, zone: '102' }, remembers).zone?.number).toBe('102')
  })

  it.each([
    ['the car of the account that was last paid for', 'М456ОР116', 'М456ОР116'],
    ['the main car where the last one was another’s', 'Т777ТТ77', 'А123ВС116'],
  ])('begins with %s', (_case, rememberedPlate, plate) => {
    expect(formValues(empty, { ...known, rememberedPlate }).vehicle?.plate).toBe(plate)
  })

  it.each([
    ['the usual duration', empty, 60],
    ['the duration of a link before the usual one', { ...empty, leastMinutes: 45 }, 45],
    ['what was chosen before both', { ...empty, leastMinutes: 45, durationMinutes: 30 }, 30],
    ['none for a stay that has begun', { ...empty, day: 'postPayment' as const }, null],
  ])('offers %s', (_case, draft, minutes) => {
    const days = ['today', 'postPayment'] as const
    const values = formValues(draft, { ...known, days, usualMinutes: 60 })
    expect(values.durationMinutes).toBe(minutes)
  })

  it('takes no zone for granted where neither device nor account knows one', () => {
    const profile = { ...known.profile, defaultZone: null }
    expect(formValues(empty, { ...known, profile }).zone).toBeNull()
  })

  it('asks for a zone once its field was emptied', () => {
    const values = formValues({ ...empty, zone: '' }, { ...known, rememberedPlace: '101' })
    expect(values).toMatchObject({ zone: null, unknownPlace: null })
  })

  it('names a zone that does not exist rather than take another', () => {
    const values = formValues({ ...empty, zone: '999' }, known)
    expect(values.zone).toBeNull()
    expect(values.unknownPlace).toBe('999')
  })

  it('takes no other vehicle by itself when the main one is parked', () => {
    const profile = { ...known.profile, sessions: [parkedSession('А123ВС116')] }
    const values = formValues(empty, { ...known, profile })
    expect(values.choice).toEqual({ kind: 'owned', plate: 'А123ВС116' })
    expect(values.vehicleRefusal).toBe('parked')
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

  it('asks a guest for a plate, and takes no zone for granted', () => {
    const values = formValues(empty, { ...known, profile: null, rememberedPlace: null })
    expect(values.choice).toMatchObject({ kind: 'new', plate: '', format: 'russian' })
    expect(values.zone).toBeNull()
  })

  it('asks for a plate when the account has no vehicle', () => {
    const profile = { ...known.profile, vehicles: [] }
    const values = formValues(empty, { ...known, profile })
    expect(values.choice).toMatchObject({ kind: 'new', plate: '', format: 'russian' })
    expect(values.vehicleRefusal).toBe('empty')
  })

  it.each([
    ['К777КК77', 'B'],
    ['k777kk77', 'B'],
    ['1234АВ77', 'A'],
  ])('takes the typed plate %s as category %s', (plate, category) => {
    expect(typed(plate).vehicle?.category).toBe(category)
  })

  it.each([
    ['', 'empty', null],
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

  it.each([
    ['AB1234', 'AB1234', null],
    ['WХ12345', 'WX12345', 'turned'],
    ['wх 123', 'WX123', 'turned'],
    ['ЖХ123', 'ЖX123', 'cyrillic'],
  ])('pays the foreign plate %s as %s', (plate, paid, letters) => {
    expect(typed(plate, 'foreign')).toMatchObject({ vehicle: { plate: paid }, letters })
  })

  it('says nothing of the letters of a Russian plate', () => {
    expect(typed('К777КK77').letters).toBeNull()
    expect(formValues(empty, known).letters).toBeNull()
  })

  it("pays the right plate of a vehicle that is kept with another alphabet's letters", () => {
    const profile = {
      ...known.profile,
      vehicles: [sampleVehicle('WХ12345', { format: 'foreign' })],
    }
    expect(formValues(empty, { ...known, profile }).vehicle?.plate).toBe('WX12345')
    const sessions = [parkedSession('WX12345')]
    const parks = { ...known, profile: { ...profile, sessions } }
    expect(formValues(empty, parks).vehicleRefusal).toBe('parked')
  })

  it("asks whether the account's plate was meant when one character differs", () => {
    expect(typed('А128ВС116').similarPlate).toBe('А123ВС116')
    expect(typed('А198ВС116').similarPlate).toBeNull()
  })

  it.each([
    // It passes as the police's, of a region that nobody has.
    ['О0010077', { vehicleRefusal: null, guessedPlate: 'О001ОО77' }],
    // It passes as a motorcycle's.
    ['0001ОО77', { vehicleRefusal: null, guessedPlate: 'О001ОО77' }],
    ['О00100777', { vehicleRefusal: 'format', guessedPlate: 'О001ОО777' }],
    ['О001ОО77', { vehicleRefusal: null, guessedPlate: null }],
  ])('asks back where %s has a zero for the letter О: %o', (plate, values) => {
    expect(typed(plate)).toMatchObject(values)
    expect(typed(plate, 'foreign').guessedPlate).toBeNull()
  })

  it('asks nothing of a motorcycle', () => {
    const vehicle = { kind: 'new', plate: '0001ОО77', format: 'russian', category: 'A' } as const
    const values = formValues({ ...empty, vehicle }, { ...known, asksCategory: true })
    expect(values.guessedPlate).toBeNull()
  })

  it.each([
    ['А123ВС117', 'А123ВС116'],
    ['А123ВС116', null],
    ['Т777ТТ77', null],
  ])('asks a guest who types %s whether a plate paid for before was meant: %s', (plate, meant) => {
    const guest = { ...known, profile: null, paidPlates: ['А123ВС116', 'А123ВС118'] }
    const vehicle = { kind: 'new', plate, format: 'russian', category: null } as const
    expect(formValues({ ...empty, vehicle }, guest).similarPlate).toBe(meant)
  })

  it("takes a typed plate that is the account's as the account's", () => {
    expect(typed('А123ВС116')).toMatchObject({ vehicleRefusal: null, similarPlate: null })
  })

  it.each([
    ['К777КК77', null, 'B', null],
    ['К777КК77', 'C', 'C', null],
    ['1234АВ77', null, 'A', null],
    ['К777КК77', 'A', null, 'category'],
    ['1234АВ77', 'B', null, 'category'],
  ] as const)(
    'in a city of categories, %s as %s is %s (%s)',
    (plate, chosen, category, refusal) => {
      const values = typed(plate, 'russian', chosen, true)
      expect(values.vehicle?.category ?? null).toBe(category)
      expect(values.vehicleRefusal).toBe(refusal)
    },
  )

  it('asks for the category of a typed plate only, and only where the city does', () => {
    expect(formValues(empty, { ...known, asksCategory: true }).newCategory).toBeNull()
    expect(typed('', 'russian', null, true).newCategory).toBe('B')
    expect(typed('АВ123', 'foreign', 'A', true).vehicle?.category).toBe('A')
    expect(typed('К777КК77').newCategory).toBeNull()
    expect(typed('А123ВС116', 'russian', 'C', true)).toMatchObject({
      newCategory: null,
      vehicle: { category: 'B' },
    })
  })

  it.each([
    [{ parking: '10201' }, null, { parkingCode: '10201', unknownPlace: null }, '102'],
    [{ parking: '99999' }, '10201', { parkingCode: null, unknownPlace: '99999' }, undefined],
    [{ zone: '102' }, null, { parkingCode: null, unknownPlace: null }, undefined],
    [{}, '10101', { parkingCode: '10101', unknownPlace: null }, '101'],
    [{}, '99999', { parkingCode: null, unknownPlace: null }, undefined],
  ])('where parkings are paid, %j after %s is %j', (draft, rememberedPlace, expected, zone) => {
    const zones = known.zones.map((one) => ({
      ...one,
      parkings: [{ code: `${one.number}01`, name: null }],
    }))
    const values = formValues(
      { ...empty, ...draft },
      { ...known, zones, paidBy: 'parking', rememberedPlace },
    )
    expect(values).toMatchObject(expected)
    expect(values.zone?.number).toBe(zone)
  })

  it.each([
    [20, null, true],
    [9999, null, true],
    [60, 60, false],
  ])('of %i minutes takes %s', (minutes, durationMinutes, isDurationGone) => {
    expect(formValues({ ...empty, durationMinutes: minutes }, known)).toMatchObject({
      durationMinutes,
      isDurationGone,
    })
  })

  it('puts no other vehicle in the place of a chosen one that the account has no more', () => {
    const draft: ParkingDraft = { ...empty, vehicle: { kind: 'owned', plate: 'О000ОО16' } }
    expect(formValues(draft, known)).toMatchObject({ vehicle: null, vehicleRefusal: 'gone' })
  })

  it('guesses no parking where a zone was chosen before the city asked for parkings', () => {
    const zones = known.zones.map((one) => ({
      ...one,
      parkings: [{ code: `${one.number}01`, name: null }],
    }))
    const asks = { ...known, zones, paidBy: 'parking', rememberedPlace: '10201' } as const
    expect(formValues({ ...empty, zone: '101' }, asks).zone).toBeNull()
  })
})

describe('what a link names', () => {
  const linked = (draft: Partial<ParkingDraft>, more: Partial<FormKnowledge> = {}) =>
    formValues({ ...empty, ...draft }, { ...known, ...more })

  it('is the account’s vehicle where it has such a one, however it is written', () => {
    const vehicle = { kind: 'linked', plate: 'a 123 bc 116' } as const
    expect(linked({ vehicle }).choice).toEqual({ kind: 'owned', plate: 'А123ВС116' })
    expect(linked({ vehicle: { kind: 'linked', plate: 'x001xx16' } })).toMatchObject({
      choice: { kind: 'new', plate: 'X001XX16' },
      vehicle: { plate: 'Х001ХХ16' },
    })
  })

  it('is the next duration that the city sells', () => {
    expect(linked({ leastMinutes: 61 })).toMatchObject({
      durationMinutes: 75,
      isDurationGone: false,
    })
  })

  it('is the zone of a parking where zones are paid', () => {
    const zones = [
      { number: '101', name: 'Центр', parkings: [{ code: '10177', name: null }] },
      ...known.zones,
    ]
    expect(linked({ parking: '10177' }, { zones }).zone?.number).toBe('101')
  })
})

describe('what was in sight first', () => {
  it('is said to be gone, and nothing else takes its place', () => {
    const usual = { place: '777', plate: 'Т001МР16', minutes: 61, leastMinutes: 61 }
    expect(formValues(empty, { ...known, usual })).toMatchObject({
      zone: null,
      unknownPlace: '777',
      vehicle: null,
      vehicleRefusal: 'gone',
      durationMinutes: null,
      isDurationGone: true,
    })
  })
})

it.each([
  ['X001XX16', 'russian', 'Х001ХХ16'],
  ['WX12345', 'foreign', 'WX12345'],
  ['WХ12345', 'foreign', 'WX12345'],
] as const)('pays for a plate of a link as it is meant: %s', (plate, format, paid) => {
  expect(typed(plate, format).vehicle?.plate).toBe(paid)
})

describe('a stay that is paid for afterwards', () => {
  const hour = 3_600_000
  const days = ['today', 'postPayment', 'postPaymentYesterday'] as const
  const values = (draft: Partial<ParkingDraft>) =>
    formValues({ ...empty, ...draft }, { ...known, days })

  it('has its begin, and today none', () => {
    expect(values({ day: 'postPayment', startsAt: now - hour })).toMatchObject({
      day: 'postPayment',
      startsAt: now - hour,
      startRefusal: null,
    })
    expect(values({ startsAt: now - hour })).toMatchObject({ startsAt: null, startRefusal: null })
  })

  it.each([
    ['postPayment', null, 'empty'],
    ['postPayment', now + hour, 'future'],
    ['postPaymentYesterday', now - 1, 'notYesterday'],
    ['postPaymentYesterday', now - 72 * hour, 'tooOld'],
  ] as const)('%s since %s is refused: %s', (day, startsAt, startRefusal) => {
    expect(values({ day, startsAt })).toMatchObject({ startsAt: null, startRefusal })
  })

  it('is none in a city that has no post-payment', () => {
    const draft = { ...empty, day: 'postPayment', startsAt: now - hour } as const
    expect(formValues(draft, known)).toMatchObject({ day: 'today', startsAt: null })
  })
})
