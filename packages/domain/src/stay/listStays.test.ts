import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Operation } from '../operation/Operation.ts'
import { sampleOperation } from '../testing/index.ts'
import { findStayOverlaps, listStays, runningStays } from './listStays.ts'

const hour = 3_600_000
const plate = 'А123ВС116'
/** An operation over some hours, made when it begins. */
function operation(
  type: Operation['type'],
  from: number,
  to: number,
  changes: Partial<Operation> = {},
): Operation {
  return sampleOperation({
    type,
    status: 'done',
    at: from * hour,
    startsAt: from * hour,
    endsAt: to * hour,
    plate,
    zone: '101',
    ...changes,
  })
}
const hours = (operations: readonly Operation[]) =>
  listStays(operations).map(({ startsAt, endsAt }) => [startsAt / hour, endsAt / hour])

describe('the stays of a history', () => {
  it('are payments with their extensions, in any order', () => {
    expect(
      hours([operation('renew', 3, 4), operation('payment', 8, 9), operation('payment', 1, 3)]),
    ).toEqual([
      [1, 4],
      [8, 9],
    ])
  })

  it('are cut where they were ended early, with the extensions that had not begun', () => {
    const ended = operation('cancel', 1, 2, { at: 2 * hour })
    expect(hours([operation('payment', 1, 3), operation('renew', 3, 4), ended])).toEqual([[1, 2]])
    expect(hours([operation('payment', 1, 3), { ...ended, startsAt: null, endsAt: null }])).toEqual(
      [[1, 2]],
    )
  })

  it('go on where another stay of the vehicle is ended, or a permit is given back', () => {
    expect(
      hours([
        operation('payment', 1, 5),
        operation('payment', 2, 6),
        operation('cancel', 2, 3, { at: 3 * hour }),
      ]),
    ).toEqual([
      [1, 5],
      [2, 3],
    ])
    const permit = { at: 2 * hour, zone: null, startsAt: null, endsAt: null }
    expect(hours([operation('payment', 1, 5), operation('cancel', 0, 0, permit)])).toEqual([[1, 5]])
  })

  it('are gone where they were ended before they began', () => {
    expect(
      hours([operation('payment', 5, 6), operation('cancel', 5, 5, { at: 5 * hour })]),
    ).toEqual([])
  })

  it('are not made of what failed, what costs no time, and what has no vehicle', () => {
    expect(
      hours([
        operation('payment', 1, 2, { status: 'error' }),
        operation('payment', 1, 2, { status: 'cancelled' }),
        operation('refill', 1, 2),
        operation('subscription', 1, 2),
        operation('payment', 2, 2),
        operation('payment', 1, 2, { plate: null }),
        operation('payment', 1, 2, { endsAt: null }),
      ]),
    ).toEqual([])
  })

  it('of two zones or two vehicles are never one', () => {
    expect(
      hours([
        operation('payment', 1, 2),
        operation('renew', 2, 3, { zone: '102' }),
        operation('renew', 2, 3, { plate: 'В777ОР716' }),
      ]),
    ).toHaveLength(3)
  })

  it('run from their beginning to before their end, the first to end at the front', () => {
    const stays = listStays([
      operation('payment', 1, 5),
      operation('payment', 2, 4, { plate: 'В777ОР716' }),
    ])
    expect(runningStays(stays, 2 * hour).map(({ endsAt }) => endsAt / hour)).toEqual([4, 5])
    expect(runningStays(stays, 4 * hour)).toHaveLength(1)
    expect(runningStays(stays, 0)).toHaveLength(0)
  })
})

describe('overlapping stays', () => {
  it('are those of one vehicle for one time, however its plate is written', () => {
    const stays = listStays([
      operation('payment', 1, 4),
      operation('payment', 3, 5, { zone: '102', plate: 'a 123 bc 116' }),
      operation('payment', 4, 6),
      operation('payment', 3, 5, { plate: 'В777ОР716' }),
    ])
    expect(findStayOverlaps(stays).map(({ from, to }) => [from / hour, to / hour])).toEqual([
      [4, 5],
      [3, 4],
    ])
  })

  it('are found as by comparing each with each', () => {
    const piece = fc.record({
      from: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 1, max: 6 }),
      plate: fc.constantFrom(plate, 'В777ОР716'),
    })
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const stays = listStays(
          pieces.map((one, at) =>
            operation('payment', one.from, one.from + one.length, {
              plate: one.plate,
              zone: String(at),
            }),
          ),
        )
        const pairs = stays.flatMap((one, at) =>
          stays
            .slice(at + 1)
            .filter(
              (other) =>
                one.plate === other.plate &&
                one.startsAt < other.endsAt &&
                other.startsAt < one.endsAt,
            ),
        )
        expect(findStayOverlaps(stays)).toHaveLength(pairs.length)
      }),
    )
  })
})
