import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleOperation } from '../testing/index.ts'
import { operationSumMeaning } from './operationSumMeaning.ts'
import { sumSpending } from './sumSpending.ts'
import type { Operation, OperationStatus, OperationType } from './Operation.ts'

const timeZone = 'Asia/Yekaterinburg'
const at = (text: string) => Date.parse(`${text}+05:00`)

function operation(changes: Partial<Operation> = {}): Operation {
  const time = {
    at: at('2026-11-21T12:00:00'),
    startsAt: null,
    endsAt: null,
    durationMinutes: null,
  }
  return sampleOperation({ orderNumber: null, ...time, ...changes })
}

const types: readonly OperationType[] = [
  'payment',
  'refill',
  'renew',
  'cancel',
  'subscription',
  'paymentGate',
  'bonus20',
  'other',
]
const statuses: readonly OperationStatus[] = ['done', 'cancelled', 'error', 'waiting', 'other']
const anyOperation = fc
  .record({
    type: fc.constantFrom(...types),
    status: fc.constantFrom(...statuses),
    at: fc.integer({ min: at('2024-01-01T00:00:00'), max: at('2026-12-31T23:59:00') }),
    zone: fc.option(fc.constantFrom('101', '102', '103'), { nil: null }),
    plate: fc.option(fc.constantFrom('А123ВС116', 'В777ОР716'), { nil: null }),
    driverPhone: fc.option(fc.constantFrom('79001000001', '79001000002'), { nil: null }),
    sum: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  })
  .map(operation)

describe('sumSpending', () => {
  it('takes a plate for one in whichever alphabet it is written', () => {
    const operations = [
      operation({ plate: 'А123ВС116', sum: 300 }),
      operation({ plate: 'A123BC116', sum: 200 }),
      operation({ plate: null, sum: 50 }),
    ]
    expect(sumSpending(operations, 'vehicle', timeZone).groups).toEqual([
      { key: 'А123ВС116', spent: 500, returned: 0, count: 2 },
      { key: null, spent: 50, returned: 0, count: 1 },
    ])
  })

  it('counts months by the clocks of the city, those without spending too', () => {
    const operations = [
      operation({ at: at('2026-11-01T00:30:00'), sum: 500 }),
      operation({ at: at('2026-10-31T23:30:00'), sum: 300 }),
      operation({ at: at('2026-08-10T12:00:00'), sum: 200 }),
    ]
    const { groups, spent } = sumSpending(operations, 'month', timeZone)
    expect(groups.map(({ key, spent: sum }) => [key, sum])).toEqual([
      ['2026-08', 200],
      ['2026-09', 0],
      ['2026-10', 300],
      ['2026-11', 500],
    ])
    expect(spent).toBe(1000)
  })

  it('goes over the end of a year', () => {
    const operations = [
      operation({ at: at('2025-11-30T12:00:00') }),
      operation({ at: at('2026-02-01T12:00:00') }),
    ]
    const { groups } = sumSpending(operations, 'month', timeZone)
    expect(groups.map(({ key }) => key)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })

  it('puts what cost the most first, and keeps apart what has no zone', () => {
    const operations = [
      operation({ zone: '102', sum: 100 }),
      operation({ zone: null, sum: 900, type: 'subscription' }),
      operation({ zone: '101', sum: 400 }),
    ]
    const { groups } = sumSpending(operations, 'zone', timeZone)
    expect(groups.map(({ key }) => key)).toEqual([null, '101', '102'])
  })

  it('tells what came back beside what was spent, and no top-up', () => {
    const operations = [
      operation({ sum: 900 }),
      operation({ type: 'cancel', sum: 300 }),
      operation({ type: 'refill', sum: 5000 }),
      operation({ status: 'error', sum: 700 }),
    ]
    expect(sumSpending(operations, 'vehicle', timeZone)).toEqual({
      spent: 900,
      returned: 300,
      count: 2,
      groups: [{ key: 'А123ВС116', spent: 900, returned: 300, count: 2 }],
    })
  })

  it('is nothing for nothing', () => {
    expect(sumSpending([], 'month', timeZone)).toMatchObject({ spent: 0, groups: [] })
  })

  it('makes the same sums as the rows, by whatever it is told apart', () => {
    fc.assert(
      fc.property(
        fc.array(anyOperation),
        fc.constantFrom('month', 'vehicle', 'zone', 'driver'),
        (operations, by) => {
          const rows = operations
            .filter((one) => operationSumMeaning(one) === 'negative')
            .reduce((sum, one) => sum + Math.abs(one.sum), 0)
          const { groups, spent, returned, count } = sumSpending(operations, by, timeZone)
          const total = (part: 'spent' | 'returned' | 'count') =>
            groups.reduce((sum, group) => sum + group[part], 0)
          expect(spent).toBe(rows)
          expect([total('spent'), total('returned'), total('count')]).toEqual([
            spent,
            returned,
            count,
          ])
          expect(groups.every((group) => Number.isInteger(group.spent))).toBe(true)
        },
      ),
    )
  })
})
