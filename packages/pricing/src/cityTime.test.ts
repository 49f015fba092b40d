import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendar } from '../test/calendar2027.ts'
import {
  addDays,
  dayType,
  instantOf,
  type PricedZone,
  priceTimeline,
  startOfDay,
  tariffAt,
  wallClock,
} from './index.ts'

const utc = (text: string) => Date.parse(`${text}Z`)
const timeZone = 'Europe/Moscow'
const city = { timeZone, calendar }
const zone: PricedZone = {
  tariff: {
    prices: [
      { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 3500 },
      { dayType: 'holiday', from: '00:00', to: '24:00', hourlyPrice: 0 },
    ],
  },
}

describe('dayType', () => {
  test.each([
    ['2026-11-20T12:00', 'default'],
    ['2026-11-20T20:59', 'default'],
    ['2026-11-20T21:00', 'saturday'],
    ['2026-11-22T12:00', 'sunday'],
    ['2027-01-02T12:00', 'holiday'],
    ['2027-02-20T12:00', 'default'],
    ['2027-02-21T12:00', 'sunday'],
    ['2027-02-22T12:00', 'holiday'],
    ['1969-12-27T12:00', 'saturday'],
  ])('%s UTC is %s in Moscow', (text, type) => {
    expect(dayType(utc(text), timeZone, calendar)).toBe(type)
  })
})

describe('instantOf and startOfDay', () => {
  test.each([
    ['2026-03-29', 150, 'Europe/Berlin', '2026-03-29T01:30'],
    ['2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30'],
    ['2026-10-04', 135, 'Australia/Lord_Howe', '2026-10-03T15:45'],
    ['2026-04-05', 105, 'Australia/Lord_Howe', '2026-04-04T14:45'],
    ['2026-11-20', 1440, 'Europe/Moscow', '2026-11-20T21:00'],
    ['2026-03-29', 300, 'Europe/Berlin', '2026-03-29T03:00'],
    ['2026-10-25', 300, 'Europe/Berlin', '2026-10-25T04:00'],
  ])('%s, minute %d in %s is %s UTC', (date, minutes, zoneName, text) => {
    expect(instantOf(date, minutes, zoneName)).toBe(utc(text))
  })

  test.each([
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00'],
    ['2026-11-20', 'Asia/Irkutsk', '2026-11-19T16:00'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00'],
    ['1919-03-31', 'America/Toronto', '1919-03-31T04:30'],
  ])('%s in %s begins at %s UTC', (date, zoneName, text) => {
    expect(startOfDay(date, zoneName)).toBe(utc(text))
  })

  test('wallClock reads back what instantOf was asked for, outside clock changes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 1439 }),
        (days, minutesOfDay) => {
          const date = addDays('2026-01-01', days)
          const shown = wallClock(instantOf(date, minutesOfDay, 'Asia/Irkutsk'), 'Asia/Irkutsk')
          expect(shown).toMatchObject({ date, minutesOfDay, offsetMinutes: 480 })
        },
      ),
    )
  })

  test('instantOf finds the earliest instant at which the clocks show what they show', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: utc('1975-01-01T00:00'), max: utc('2035-01-01T00:00') }),
        fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Africa/Casablanca'),
        (instant, name) => {
          const { date, minutesOfDay } = wallClock(instant, name)
          const found = instantOf(date, minutesOfDay, name)
          expect(wallClock(found, name)).toMatchObject({ date, minutesOfDay })
          expect(found).toBeLessThanOrEqual(instant)
        },
      ),
    )
  })

  test('wallClock agrees with Intl in zones that change their clocks', () => {
    const zones = ['Europe/Berlin', 'America/St_Johns', 'Africa/Casablanca', 'Pacific/Apia']
    const formats = new Map(
      zones.map((name) => [
        name,
        new Intl.DateTimeFormat('sv-SE', {
          timeZone: name,
          dateStyle: 'short',
          timeStyle: 'short',
        }),
      ]),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: utc('1975-01-01T00:00'), max: utc('2035-01-01T00:00') }),
        fc.constantFrom(...zones),
        (instant, name) => {
          const { date, minutesOfDay } = wallClock(instant, name)
          const time = [Math.floor(minutesOfDay / 60), minutesOfDay % 60]
          const text = time.map((part) => String(part).padStart(2, '0')).join(':')
          expect(`${date} ${text}`).toBe(formats.get(name)?.format(instant))
        },
      ),
      { numRuns: 1000 },
    )
  })

  test.each(['2026-02-29', '2026-13-01', '2026-2-1', '', '20.02.2027', '+010000-01'])(
    'refuse the date %j',
    (date) => {
      expect(() => instantOf(date, 0, timeZone)).toThrow('date: got ')
      expect(() => addDays(date, 1)).toThrow('date: got ')
    },
  )

  test.each([[null], [20_270_220], [['2027-02-20']], [Symbol('2027-02-20')]])(
    'refuse %o, no text',
    (date) => {
      expect(() => Reflect.apply(addDays, undefined, [date, 1])).toThrow('date: got ')
    },
  )

  test('refuse what is no minute, no number of days, no instant', () => {
    expect(() => instantOf('2026-01-01', 1441, timeZone)).toThrow('minutesOfDay')
    expect(() => addDays('2026-01-01', 0.5)).toThrow('days')
    expect(() => addDays('9999-12-31', 1)).toThrow('days')
    expect(() => wallClock(NaN, timeZone)).toThrow('instant')
    expect(() => tariffAt(zone, NaN, city)).toThrow('instant')
  })
})

test('addDays crosses months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

describe('a day of a zone', () => {
  test('priceTimeline covers it without gaps', () => {
    const timeline = priceTimeline(zone, '2026-11-20', city)
    expect(timeline.map(({ start, end, hourlyPrice }) => [start, end, hourlyPrice])).toEqual([
      [utc('2026-11-19T21:00'), utc('2026-11-20T05:00'), 0],
      [utc('2026-11-20T05:00'), utc('2026-11-20T17:00'), 3500],
      [utc('2026-11-20T17:00'), utc('2026-11-20T21:00'), 0],
    ])
  })

  test('priceTimeline is cut where a benefit ends, and names the day', () => {
    const noon = utc('2026-11-21T09:00')
    const benefits = [{ percent: 50, start: 0, end: noon }]
    const paid = priceTimeline(zone, '2026-11-21', { ...city, benefits }).slice(1, 3)
    expect(paid).toMatchObject([
      { end: noon, benefit: benefits[0], dayType: 'saturday' },
      { start: noon, benefit: null, dayType: 'saturday' },
    ])
  })

  test('tariffAt is the stretch around an instant', () => {
    expect(tariffAt(zone, utc('2026-11-20T16:59:59'), city)).toEqual({
      start: utc('2026-11-20T05:00'),
      end: utc('2026-11-20T17:00'),
      dayType: 'default',
      hourlyPrice: 3500,
      benefit: null,
    })
    expect(tariffAt(zone, utc('2026-11-20T10:00'), city)).toMatchObject({
      start: utc('2026-11-20T05:00'),
      end: utc('2026-11-20T17:00'),
    })
    expect(tariffAt(zone, utc('2026-11-20T17:00'), city).hourlyPrice).toBe(0)
    expect(tariffAt({ tariff: undefined }, utc('2026-11-20T17:00'), city).hourlyPrice).toBe(5000)
  })

  test('tariffAt holds an instant of an evening that clocks show again after midnight', () => {
    const at = utc('2010-11-07T03:00')
    const newfoundland = { timeZone: 'America/St_Johns', calendar }
    expect(wallClock(at, newfoundland.timeZone)).toMatchObject({ date: '2010-11-06' })
    const { start, end } = tariffAt(zone, at, newfoundland)
    expect([start <= at, at < end]).toEqual([true, true])
  })
})
