import { addDays } from '@parking/pricing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countFilters,
  defaultHistoryFilter,
  historyDays,
  orderDays,
  readHistoryFilter,
  writeHistoryFilter,
  type HistoryFilter,
} from './historyFilter.ts'
import { operationFilters } from './operationFilter.ts'
import { operationPeriods } from './operationPeriod.ts'

const timeZone = 'Asia/Yekaterinburg'
const now = Date.parse('2026-11-21T01:30:00+05:00')

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days))
const custom = fc.tuple(day, day).map(([from, to]) => orderDays({ from, to }))
const anyFilter: fc.Arbitrary<HistoryFilter> = fc
  .record({
    period: fc.constantFrom(...operationPeriods),
    days: custom,
    type: fc.constantFrom(...operationFilters),
    plate: fc.option(fc.constantFrom('А123ВС116', 'AB1234', '1234АА77'), { nil: null }),
    zone: fc.option(fc.constantFrom('101', '01', 'A-7'), { nil: null }),
  })
  .map(({ days, ...filter }) =>
    Object.assign(filter, { days: filter.period === 'custom' ? days : null }),
  )

describe('the filter in an address', () => {
  it.each([
    [{}, {}],
    [{ period: 'all' }, { period: 'all' }],
    [
      { period: 'custom', from: '2026-11-01', to: '2026-11-03' },
      { period: 'custom', days: { from: '2026-11-01', to: '2026-11-03' } },
    ],
    [
      { period: 'custom', from: '2026-11-05', to: '2026-11-03' },
      { period: 'custom', days: { from: '2026-11-03', to: '2026-11-03' } },
    ],
    [{ type: 'paymentSubscription' }, { type: 'subscription' }],
    [{ vehicle: 'а123вс 116' }, { plate: 'А123ВС116' }],
    [{ zone: ' 101 ' }, { zone: '101' }],
    [{ zone: 101 }, { zone: '101' }],
    [{ zone: '101/2' }, { zone: '101/2' }],
    [{ zone: '№ 5' }, { zone: '№ 5' }],
    [{ vehicle: 'abc·123' }, { plate: 'ABC·123' }],
  ])('%j is read', (search, expected) => {
    expect(readHistoryFilter(search)).toEqual({ ...defaultHistoryFilter, ...expected })
  })

  it.each([
    { period: 'monthly' },
    { period: 'forever' },
    { period: 'custom' },
    { period: 'custom', from: '2026-02-31', to: '2026-03-01' },
    { period: 'custom', from: '2026-02-01' },
    { from: '2026-11-01', to: '2026-11-03' },
    { type: 'theft' },
    { type: 'all', vehicle: 'all', zone: 'all' },
    { vehicle: '<script>' },
    { zone: 'x'.repeat(33) },
    { zone: '#' },
    { zone: '101\u202e', vehicle: 'A\u0000' },
    { zone: null, vehicle: ['А123ВС116'] },
    { anything: 'else' },
  ])('%j says nothing', (search) => {
    expect(readHistoryFilter(search)).toEqual(defaultHistoryFilter)
  })

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(readHistoryFilter({ ...writeHistoryFilter(filter) })).toEqual(filter)
      }),
    )
  })

  it('is read from anything, and then stays as it is', () => {
    const values = fc.oneof(fc.string(), fc.anything(), fc.constantFrom(...operationPeriods))
    const keys = fc.oneof(
      fc.constantFrom('period', 'from', 'to', 'type', 'vehicle', 'zone'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.dictionary(keys, values), (search) => {
        const written = writeHistoryFilter(readHistoryFilter(search))
        expect(writeHistoryFilter(readHistoryFilter({ ...written }))).toEqual(written)
      }),
    )
  })

  it('is nothing where nothing is set', () => {
    expect(writeHistoryFilter(defaultHistoryFilter)).toEqual({})
  })
})

describe('the days that are asked about', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['weekly', '2026-11-15', '2026-11-21'],
    ['monthly', '2026-11-01', '2026-11-21'],
  ] as const)('%s are %s to %s by the clock of the city', (period, from, to) => {
    expect(historyDays({ period, days: null }, now, timeZone)).toEqual({ from, to })
  })

  it('are all for all', () => {
    expect(historyDays({ period: 'all', days: null }, now, timeZone)).toBeNull()
  })

  it('are those of a custom period, its last day whole', () => {
    fc.assert(
      fc.property(custom, (days) => {
        expect(historyDays({ period: 'custom', days }, now, timeZone)).toEqual(days)
      }),
    )
  })
})

it.each([
  [{}, 0],
  [{ period: 'all' }, 1],
  [{ period: 'custom', days: { from: '2026-11-01', to: '2026-11-02' } }, 1],
  [{ type: 'refill', plate: 'А123ВС116', zone: '101' }, 3],
] as const)('%j sets %i', (changes, count) => {
  expect(countFilters({ ...defaultHistoryFilter, ...changes })).toBe(count)
})
