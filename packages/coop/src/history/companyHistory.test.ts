import { hasMoreOperations, type Operation, type OperationsPage } from '@parking/domain'
import { sampleOperation } from '@parking/domain/testing'
import { addDays, instantOf, type Instant } from '@parking/pricing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasAllNew,
  joinHistory,
  newFor,
  planReading,
  type HistoryJob,
  type KnownHistory,
} from './companyHistory.ts'

const timeZone = 'Europe/Moscow'
const minute = 60_000
const first = '2026-11-01'
const begin = instantOf(first, 0, timeZone)

const made = (number: number, at: Instant, changes: Partial<Operation> = {}) =>
  sampleOperation({ orderNumber: String(number), at, status: 'done', ...changes })

/** A back end that lists its operations, the newest first, so many on a page. */
function backEnd({ size = 3, counts = true, isOldestFirst = false } = {}) {
  const operations: Operation[] = []
  let calls = 0
  const read = (job: HistoryJob): OperationsPage => {
    calls += 1
    const from = instantOf(job.from, 0, timeZone)
    const to = instantOf(addDays(job.to, 1), 0, timeZone)
    const sign = isOldestFirst ? -1 : 1
    const all = operations
      .filter(({ at }) => at >= from && at < to)
      .toSorted((one, other) => sign * (other.at - one.at))
    const offset = job.pages.reduce((sum, page) => sum + page.operations.length, 0)
    return {
      operations: all.slice(offset, offset + size),
      unreadable: 0,
      total: counts ? all.length : null,
    }
  }
  return { operations, read, calls: () => calls }
}

/** Reads all that is to be read, as the page does. */
function visit(
  server: Pick<ReturnType<typeof backEnd>, 'read'>,
  before: KnownHistory | null,
  from: string,
  now: Instant,
): KnownHistory {
  let known = before
  let planned = planReading(known, from, now, timeZone)
  while (planned !== null) {
    const pages: OperationsPage[] = []
    const job: HistoryJob = { ...planned, pages }
    const earlier: KnownHistory | null = known
    let isWhole = false
    let isEnough = false
    while (!isWhole && !isEnough) {
      pages.push(server.read(job))
      isWhole = !hasMoreOperations(pages, 1)
      isEnough = earlier !== null && hasAllNew(job, earlier, timeZone)
    }
    known = joinHistory(known, job, now, { isWhole, timeZone })
    planned = planReading(known, from, now, timeZone)
  }
  if (known === null) throw new Error('Nothing was read')
  return known
}

const orders = ({ operations }: KnownHistory) =>
  operations.map(({ orderNumber, status }) => `${orderNumber} ${status}`)

describe('the history of a company', () => {
  it('is read once, and then only what is new', () => {
    const server = backEnd()
    for (let at = 0; at < 90; at++) server.operations.push(made(at, begin + at * 60 * minute))
    const now = begin + 100 * 60 * minute
    const known = visit(server, null, first, now)
    expect(known.operations).toHaveLength(90)
    expect(server.calls()).toBe(30)
    server.operations.push(made(90, begin + 95 * 60 * minute))
    const later = visit(server, known, first, now + newFor)
    expect(orders(later)[0]).toBe('90 done')
    expect(later.operations).toHaveLength(91)
    expect(server.calls()).toBe(32)
  })

  it('is not asked for again within half a minute', () => {
    const server = backEnd()
    const known = visit(server, null, first, begin)
    const calls = server.calls()
    visit(server, known, first, begin + newFor - 1)
    expect(server.calls()).toBe(calls)
    // A clock that was set back tells no age.
    visit(server, known, first, begin - 60 * minute)
    expect(server.calls()).toBeGreaterThan(calls)
  })

  it('is read further back where somebody wants that, and what is known is not read again', () => {
    const server = backEnd()
    server.operations.push(made(1, begin + minute), made(2, begin - 9 * 1440 * minute))
    const known = visit(server, null, first, begin + 2 * minute)
    expect(orders(known)).toEqual(['1 done'])
    const longer = visit(server, known, '2026-01-01', begin + 2 * minute)
    expect(orders(longer)).toEqual(['1 done', '2 done'])
    expect(longer.from).toBe('2026-01-01')
  })

  it('shows what has become of operations that waited', () => {
    const server = backEnd()
    for (let at = 0; at < 30; at++) {
      server.operations.push(
        made(at, begin + at * 1440 * minute, { status: at === 3 ? 'waiting' : 'done' }),
      )
    }
    const known = visit(server, null, first, begin + 30 * 1440 * minute)
    server.operations[3] = made(3, begin + 3 * 1440 * minute)
    const later = visit(server, known, first, begin + 31 * 1440 * minute)
    expect(orders(later)).toContain('3 done')
    expect(later.operations).toHaveLength(30)
  })

  it('reads on until it has seen what waited, where the oldest come first, one on a page', () => {
    const server = backEnd({ size: 1, isOldestFirst: true })
    server.operations.push(made(0, begin), made(1, begin + minute, { status: 'waiting' }))
    const known = visit(server, null, first, begin + 2 * minute)
    server.operations[1] = made(1, begin + minute)
    expect(orders(visit(server, known, first, begin + 3 * minute))).toEqual(['1 done', '0 done'])
  })

  it('is what the back end has, however it counts, sorts and grows', () => {
    fc.assert(
      fc.property(
        fc.record({
          size: fc.integer({ min: 1, max: 5 }),
          counts: fc.boolean(),
          isOldestFirst: fc.boolean(),
        }),
        fc.array(
          fc.record({
            added: fc.array(fc.constantFrom('done', 'waiting'), { maxLength: 6 }),
            settles: fc.boolean(),
            back: fc.integer({ min: 0, max: 20 }),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        (habits, visits) => {
          // Without a count an order that no one knows tells nothing of what is new.
          fc.pre(habits.counts || !habits.isOldestFirst)
          const server = backEnd(habits)
          let known: KnownHistory | null = null
          let now = begin
          for (const { added, settles, back } of visits) {
            for (const status of added as Operation['status'][]) {
              now += 400 * minute
              server.operations.push(made(server.operations.length, now, { status }))
            }
            if (settles) {
              server.operations.forEach((one, at) => {
                server.operations[at] = { ...one, status: 'done' }
              })
            }
            now += minute
            known = visit(server, known, addDays(first, -back), now)
            const all = server.operations.toSorted((one, other) => other.at - one.at)
            expect(orders(known)).toEqual(
              all.map(({ orderNumber, status }) => `${orderNumber} ${status}`),
            )
          }
        },
      ),
    )
  })
})
