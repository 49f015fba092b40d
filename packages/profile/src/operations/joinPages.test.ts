import type { Operation } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { joinPages } from './joinPages.ts'
import { sampleOperation } from './sampleOperation.testkit.ts'

const many = (count: number, first = 0): readonly Operation[] =>
  Array.from({ length: count }, (_, index) =>
    sampleOperation({ orderNumber: String(first + index) }),
  )
const page = (operations: readonly Operation[], total: number | null = null, unreadable = 0) => ({
  operations,
  total,
  unreadable,
})
const orders = (rows: readonly Operation[]) => rows.map(({ orderNumber }) => orderNumber)

describe('joinPages', () => {
  it('is empty before anything was read', () => {
    expect(joinPages([])).toEqual({ rows: [], total: null, hasMore: false, unreadable: 0 })
  })

  it.each([
    ['a full page of a longer history', [page(many(50), 51)], true],
    ['a full page that is all', [page(many(50), 50)], false],
    ['a page of which some could not be read', [page(many(48), 70, 2)], true],
    ['a full page without a total', [page(many(50))], true],
    ['such a page of which some could not be read', [page(many(48), null, 2)], true],
    ['a part of a page without a total', [page(many(49))], false],
    ['a second part of a page', [page(many(50)), page(many(3, 50))], false],
    ['a back end that answers the same to every page', [page(many(60)), page(many(60))], false],
  ])('knows whether more follows %s', (_what, pages, hasMore) => {
    expect(joinPages(pages).hasMore).toBe(hasMore)
  })

  it('counts what could not be read on all pages', () => {
    expect(joinPages([page(many(2), null, 1), page([], null, 3)]).unreadable).toBe(4)
  })

  it('shows an operation that slid to the next page once', () => {
    const { rows } = joinPages([page(many(3)), page(many(3, 2))])
    expect(orders(rows)).toEqual(['0', '1', '2', '3', '4'])
  })

  it('keeps equal operations of one page apart', () => {
    const twice = sampleOperation({ orderNumber: null })
    const { rows } = joinPages([page([twice, twice])])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
  })
})
