import type { Benefit, Operation } from '@parking/domain'
import { sampleOperation } from '@parking/domain/testing'
import { changed, createTestContext } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { describe, expect, it } from 'vitest'
import type { WayBack } from '../charge/ChargeState.ts'
import { findCharge } from '../charge/findCharge.ts'
import { permitKind } from './permitKind.ts'
import { permitRefundKind } from './permitRefundKind.ts'
import { sampleAttempt } from '../testing/sampleAttempt.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = Date.parse('2026-11-23T10:00:00Z')
const since = now - minute
const startsAt = Date.parse('2026-11-23T21:00:00Z')

const tried = <Intent>(intent: Intent, bank: WayBack | null = null) =>
  sampleAttempt(intent, since, { bank })

const intent = {
  code: 'month',
  plate: 'А123ВС116',
  startDate: '2026-11-24',
  startsAt,
  cost: 225_000,
  method: 'balance',
  phone: null,
}

const operation = sampleOperation({
  orderNumber: '77',
  type: 'subscription',
  at: since,
  startsAt,
  endsAt: startsAt + 30 * day,
  durationMinutes: null,
  zone: 'all',
  sum: 225_000,
})

const history = (...operations: Operation[]) => ({ sessions: [], operations, isWhole: true, now })
const torn = { ...history(), isWhole: false }

describe('permitKind', () => {
  it('is about one car, in whatever letters its plate is written', () => {
    const other = { ...intent, plate: 'a 123 bc 116' }
    expect(permitKind.subject(intent)).toBe(permitKind.subject(other))
    expect(permitKind.subject(intent)).not.toBe(permitKind.subject({ ...intent, plate: 'А1' }))
  })

  it.each([
    ['the history shows it', operation],
    ['the history writes it as money that went', { ...operation, sum: -225_000 }],
    ['the history leaves out its days', { ...operation, startsAt: null, endsAt: null }],
    ['the history has it begin with the purchase', { ...operation, startsAt: now }],
  ])('has happened when %s', (_case, found) => {
    expect(findCharge(permitKind, tried(intent), history(found)).kind).toBe('happened')
  })

  it.each([
    ['nothing is there', history()],
    ['another car has one', history({ ...operation, plate: 'М456ОР116' })],
    ['it begins on another day', history({ ...operation, startsAt: startsAt + day })],
    ['it is an old one', history({ ...operation, at: since - 10 * minute })],
    ['it failed', history({ ...operation, status: 'error' })],
    ['it was parking', history({ ...operation, type: 'payment' })],
  ])('has not happened when %s', (_case, found) => {
    expect(findCharge(permitKind, tried(intent), found).kind).toBe('nothing')
  })

  it.each([
    ['one of another sum begins that day', history({ ...operation, sum: 60_000 })],
    ['it is still being processed', history({ ...operation, status: 'waiting' })],
    ['the account could not be read whole', torn],
  ])('is open when %s', (_case, found) => {
    expect(findCharge(permitKind, tried(intent), found).kind).toBe('open')
  })

  it.each([
    ['happened', 'its order is paid', 'done'],
    ['failed', 'its order is declined', 'error'],
    ['open', 'its order waits', 'waiting'],
  ] as const)('%s at a bank when %s, whatever the sum', (kind, _case, status) => {
    const back: WayBack = { order: '77', claim: 'paid' }
    const found = history({ ...operation, status, sum: 60_000 })
    expect(findCharge(permitKind, tried({ ...intent, method: 'card' }, back), found).kind).toBe(
      kind,
    )
  })

  it.each([
    ['its order came too late', '77', undefined, 'onBalance'],
    ['the number may be another payment’s', '77', true, 'nothing'],
    ['that is another order', '78', undefined, 'nothing'],
  ] as const)(
    'finds money that the city has put on the balance: %s',
    (_case, order, guess, kind) => {
      const back: WayBack = {
        order,
        claim: 'paid',
        ...(guess === undefined ? {} : { isOrderGuessed: guess }),
      }
      const found = history({ ...operation, type: 'refill', plate: null, sum: 60_000 })
      const finding = findCharge(permitKind, tried({ ...intent, method: 'card' }, back), found)
      expect(finding).toEqual(kind === 'onBalance' ? { kind, amount: 60_000 } : { kind })
    },
  )

  it('is paid by the call from the balance only', () => {
    expect(permitKind.paysByCall(intent)).toBe(true)
    expect(permitKind.paysByCall({ ...intent, method: 'card' })).toBe(false)
  })
})

/** One of the permits can't be read. */
const rubbish = { 'get-benefits-v2': changed((list) => [...Object.values(list), 'rubbish']) }

describe('permitRefundKind', () => {
  const refund = { orderNumber: 'AB-1', plate: 'А123ВС116', endsAt: now + day }
  const permit: Benefit = {
    orderNumber: 'AB-1',
    variation: null,
    name: 'Абонемент на месяц',
    zones: { kind: 'all' },
    vehicle: { kind: 'any' },
    percent: 100,
    startsAt: null,
    endsAt: now + day,
    canChangeVehicle: true,
    canRefund: true,
    canPause: true,
    canContinue: false,
    cadastralQuarter: null,
  }
  const others = [{ ...permit, orderNumber: 'AB-2' }]

  it('is about one permit', () => {
    expect(permitRefundKind.subject(refund)).toBe('AB-1')
  })

  it.each([
    ['it is gone before its end', refund],
    ['it is gone, and nobody knows when it ended', { ...refund, endsAt: null }],
  ])('has happened when %s', (_case, wanted) => {
    const account = { ...history(), benefits: others }
    expect(findCharge(permitRefundKind, tried(wanted), account).kind).toBe('happened')
  })

  it.each([
    ['it is there', { ...history(), benefits: [...others, permit] }],
    ['it has ended meanwhile', { ...history(), benefits: others, now: now + day }],
    ['nobody read the benefits', history()],
  ])('has not happened when %s', (_case, account) => {
    expect(findCharge(permitRefundKind, tried(refund), account).kind).toBe('nothing')
  })

  it('is open when the account could not be read whole', () => {
    expect(findCharge(permitRefundKind, tried(refund), { ...torn, benefits: others }).kind).toBe(
      'open',
    )
  })

  it.each([
    ['is there', 'AB-1', 'read', null],
    ['is gone', 'AB-3', 'read', { kind: 'changed' }],
    ['may be the one that cannot be read', 'AB-3', 'torn', null],
  ])('looks before it is sent whether it %s', async (_case, orderNumber, list, refusal) => {
    const city = openCity({ permits: [{}, {}] }, list === 'torn' ? rubbish : {})
    const context = await createTestContext({ fetch: city.fetch, token: 'token-1' })
    const checked = await permitRefundKind.checkBefore?.({ ...refund, orderNumber }, context)
    expect(checked).toEqual(refusal)
  })
})

describe('what permitRefundKind reads of an account', () => {
  it.each([
    ['all of it', 'read', true],
    ['a part', 'torn', false],
  ])('are its permits: %s', async (_case, list, isWhole) => {
    const city = openCity({ permits: [{}] }, list === 'torn' ? rubbish : {})
    const context = await createTestContext({ fetch: city.fetch, token: 'token-1' })
    const account = await permitRefundKind.read?.(context, since, {
      orderNumber: 'AB-1',
      plate: null,
      endsAt: null,
    })
    const benefits = [expect.objectContaining({ orderNumber: 'AB-1' })]
    expect(account).toMatchObject({ sessions: [], operations: [], benefits, isWhole })
  })
})
