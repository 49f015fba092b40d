import { describe, expect, it } from 'vitest'
import type { Operation } from '../operation/Operation.ts'
import { sampleOperation } from '../testing/sampleOperation.ts'
import { findPermitPurchase } from './findPermitPurchase.ts'
import { permitStatus } from './permitStatus.ts'
import type { PermitVehicle } from './Permit.ts'

describe('permitStatus', () => {
  const times = { startsAt: 100, endsAt: 200, canContinue: false }

  it.each([
    [{}, 99, 'ahead'],
    [{}, 100, 'running'],
    [{}, 199, 'running'],
    [{}, 200, 'ended'],
    [{ startsAt: null }, 0, 'running'],
    [{ endsAt: null }, 999, 'running'],
    [{ canContinue: true }, 999, 'paused'],
  ] as const)('of %j at %i is %s', (change, now, status) => {
    expect(permitStatus({ ...times, ...change }, now)).toBe(status)
  })
})

describe('findPermitPurchase', () => {
  const startsAt = Date.parse('2026-11-23T21:00:00Z')
  const vehicle: PermitVehicle = {
    kind: 'vehicle',
    plate: 'А123ВС116',
    format: 'russian',
    category: 'B',
  }
  const permit = { orderNumber: 'AB-1', startsAt, vehicle }
  const bought = (change: Partial<Operation>): Operation =>
    sampleOperation({
      type: 'subscription',
      status: 'done',
      startsAt,
      plate: 'А123ВС116',
      ...change,
    })
  const numbered = (operations: readonly Operation[], of: typeof permit = permit) =>
    findPermitPurchase(operations, of)?.orderNumber ?? null

  it.each([
    ['of its number', [{ orderNumber: '1' }, { orderNumber: 'AB-1', startsAt: null }], 'AB-1'],
    ['with its first moment', [{ orderNumber: '1' }, { orderNumber: '2', startsAt: 0 }], '1'],
    ['for its vehicle', [{ orderNumber: '1' }, { orderNumber: '2', plate: 'М456ОР16' }], '1'],
    ['of a vehicle that it was moved from', [{ orderNumber: '1', plate: 'М456ОР16' }], '1'],
  ] as const)('is the one %s', (_why, changes, number) => {
    expect(numbered(changes.map(bought))).toBe(number)
  })

  it.each([
    ['were two', [{ orderNumber: '1' }, { orderNumber: '2' }]],
    ['was not done', [{ orderNumber: 'AB-1', status: 'error' }]],
    ['was something else', [{ orderNumber: 'AB-1', type: 'payment' }]],
    ['began at another time', [{ orderNumber: '1', startsAt: startsAt + 60_000 }]],
  ] as const)('is none where it %s', (_why, changes) => {
    expect(numbered(changes.map(bought))).toBeNull()
  })

  it('is none for a permit without number and first moment', () => {
    const operation = bought({ orderNumber: null })
    expect(
      findPermitPurchase([operation], { orderNumber: null, startsAt: null, vehicle }),
    ).toBeNull()
  })
})
