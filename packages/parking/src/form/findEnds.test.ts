import { durationOptions, type ZonePrice } from '@parking/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEnds } from './findEnds.ts'

const at = (text: string) => Date.parse(`2026-11-${text}+03:00`)
const clock = (instant: number) => new Date(instant + 10_800_000).toJSON().slice(8, 16)
const options = durationOptions({ min: 15, max: 1440, step: 15 })
const seven = at('23T19:00')
const paid = { kind: 'paid', perHour: 14_000, until: seven, freeFrom: seven } as const
const lengths = [30, 60, 120, 180, 480]
const offered = (price: ZonePrice, now: number, timeZone = 'Europe/Moscow') =>
  findEnds(price, now, options, lengths, timeZone).map(({ kind, minutes, until }) => [
    kind,
    minutes,
    clock(until),
  ])

describe('findEnds', () => {
  it('offers whole hours and the end of the paid time', () => {
    expect(offered(paid, at('23T12:20'))).toEqual([
      ['time', 45, '23T13:00'],
      ['time', 105, '23T14:00'],
      ['paidEnd', 405, '23T19:00'],
    ])
  })

  it('names the hour that is reached, where the city sells quarters of an hour', () => {
    expect(offered(paid, at('23T12:16'))).toEqual([
      ['time', 45, '23T13:00'],
      ['time', 105, '23T14:00'],
      ['paidEnd', 405, '23T19:00'],
    ])
  })

  it('offers no hour by a length that is offered as such', () => {
    expect(offered(paid, at('23T12:00'))).toEqual([
      ['time', 240, '23T16:00'],
      ['time', 300, '23T17:00'],
      ['paidEnd', 420, '23T19:00'],
    ])
  })

  it('offers no hour that the city sells with much more time', () => {
    const ends = findEnds(paid, at('23T12:10'), [60, 75, 90], lengths, 'Europe/Moscow')
    expect(ends).toEqual([])
  })

  it('offers no hour after the end of the paid time, nor beside it', () => {
    expect(offered(paid, at('23T18:20'))).toEqual([['paidEnd', 45, '23T19:00']])
    const half = { ...paid, freeFrom: at('23T13:05') }
    expect(offered(half, at('23T12:20'))).toEqual([['paidEnd', 45, '23T13:05']])
  })

  it('offers hours alone where parking is never free', () => {
    const always = { kind: 'paid', perHour: 3_000, until: null, freeFrom: null } as const
    expect(offered(always, at('23T23:20'))).toEqual([
      ['time', 45, '24T00:00'],
      ['time', 105, '24T01:00'],
    ])
  })

  it('goes by the whole hours of the city', () => {
    expect(offered(paid, at('23T12:05'), 'Asia/Kolkata')[0]).toEqual(['time', 90, '23T13:30'])
  })

  it('offers the first paid hours of the morning at night', () => {
    const night = { kind: 'free', until: at('24T08:00'), nextPerHour: 14_000 } as const
    expect(offered(night, at('23T23:00'))).toEqual([
      ['time', 600, '24T09:00'],
      ['time', 660, '24T10:00'],
    ])
  })

  it.each([
    { kind: 'free', until: at('26T08:00'), nextPerHour: 14_000 },
    { kind: 'free', until: null, nextPerHour: null },
    { kind: 'unknown' },
  ] as const)('offers nothing that the city does not sell: %j', (price) => {
    expect(offered(price, at('23T23:00'))).toEqual([])
  })

  it('only ever offers what the city sells, each length once, that reaches what it names', () => {
    const instant = fc.integer({ min: 0, max: 5_000 }).map((minutes) => seven - minutes * 60_000)
    fc.assert(
      fc.property(instant, fc.integer({ min: 5, max: 90 }), (now, step) => {
        const sold = durationOptions({ min: step, max: step * 12, step })
        const ends = findEnds(paid, now, sold, lengths, 'Europe/Moscow')
        expect(new Set(ends.map(({ minutes }) => minutes)).size).toBe(ends.length)
        for (const { kind, minutes, until } of ends) {
          expect(sold).toContain(minutes)
          const over = now + minutes * 60_000 - until
          expect(over).toBeGreaterThanOrEqual(0)
          expect(kind === 'paidEnd' || over < step * 60_000).toBe(true)
          expect(kind === 'time' && (until % 3_600_000 !== 0 || lengths.includes(minutes))).toBe(
            false,
          )
        }
      }),
    )
  })
})
