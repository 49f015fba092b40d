import { durationOptions } from '@parking/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEnds } from './findEnds.ts'

const at = (text: string) => Date.parse(`2026-11-${text}+03:00`)
const clock = (instant: number) => new Date(instant + 10_800_000).toJSON().slice(8, 16)
const options = durationOptions({ min: 15, max: 1440, step: 15 })
const seven = at('23T19:00')
const paid = { kind: 'paid', perHour: 14_000, until: seven, freeFrom: seven } as const
const offered = (...args: Parameters<typeof findEnds>) =>
  findEnds(...args).map(({ kind, minutes, endsAt }) => [kind, minutes, clock(endsAt)])

describe('findEnds', () => {
  it('offers whole hours and the end of the paid time', () => {
    expect(offered(paid, at('23T12:00'), options, 'Europe/Moscow')).toEqual([
      ['time', 60, '23T13:00'],
      ['time', 120, '23T14:00'],
      ['paidEnd', 420, '23T19:00'],
    ])
  })

  it('says when a stay really ends where the city sells quarters of an hour', () => {
    expect(offered(paid, at('23T12:40'), options, 'Europe/Moscow')).toEqual([
      ['time', 90, '23T14:10'],
      ['time', 150, '23T15:10'],
      ['paidEnd', 390, '23T19:10'],
    ])
  })

  it('offers no hour after the end of the paid time', () => {
    expect(offered(paid, at('23T18:20'), options, 'Europe/Moscow')).toEqual([
      ['paidEnd', 45, '23T19:05'],
    ])
  })

  it('offers hours alone where parking is never free', () => {
    const always = { kind: 'paid', perHour: 3_000, until: null, freeFrom: null } as const
    expect(offered(always, at('23T23:10'), options, 'Europe/Moscow')).toEqual([
      ['time', 60, '24T00:10'],
      ['time', 120, '24T01:10'],
    ])
  })

  it('goes by the whole hours of the city', () => {
    expect(offered(paid, at('23T12:00'), options, 'Asia/Kolkata')[0]).toEqual([
      'time',
      30,
      '23T12:30',
    ])
  })

  it('offers the first paid hours of the morning at night', () => {
    const night = { kind: 'free', until: at('24T08:00'), nextPerHour: 14_000 } as const
    expect(offered(night, at('23T23:00'), options, 'Europe/Moscow')).toEqual([
      ['time', 600, '24T09:00'],
      ['time', 660, '24T10:00'],
    ])
  })

  it.each([
    { kind: 'free', until: at('26T08:00'), nextPerHour: 14_000 },
    { kind: 'free', until: null, nextPerHour: null },
    { kind: 'unknown' },
  ] as const)('offers nothing that the city does not sell: %j', (price) => {
    expect(findEnds(price, at('23T23:00'), options, 'Europe/Moscow')).toEqual([])
  })

  it('only ever offers what the city sells, with its true end', () => {
    const instant = fc.integer({ min: 0, max: 5_000 }).map((minutes) => seven - minutes * 60_000)
    fc.assert(
      fc.property(instant, fc.integer({ min: 5, max: 90 }), (now, step) => {
        const sold = durationOptions({ min: step, max: step * 12, step })
        for (const { kind, minutes, endsAt } of findEnds(paid, now, sold, 'Europe/Moscow')) {
          expect(sold).toContain(minutes)
          expect(endsAt).toBe(now + minutes * 60_000)
          expect(kind === 'time' || endsAt >= seven).toBe(true)
        }
      }),
    )
  })
})
