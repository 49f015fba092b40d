import type { Operation } from '@parking/domain'
import { sampleOperation } from '@parking/domain/testing'
import { describe, expect, it } from 'vitest'
import { joinPages } from './joinPages.ts'

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
    expect(joinPages([])).toEqual({ rows: [], total: null, unreadable: 0 })
  })

  it('counts what could not be read on all pages', () => {
    expect(joinPages([page(many(2), null, 1), page([], null, 3)]).unreadable).toBe(4)
  })

  it('shows an operation that slid to a later page once', () => {
    const { rows } = joinPages([page(many(3)), page(many(3, 2)), page(many(2, 1))])
    expect(orders(rows)).toEqual(['0', '1', '2', '3', '4'])
  })

  it('keeps equal operations of one page apart', () => {
    const twice = sampleOperation({ orderNumber: null })
    const { rows } = joinPages([page([twice, twice])])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
  })

  it('hands out the same row for the same page, so that nothing is drawn anew', () => {
    const first = page(many(50))
    const [before] = joinPages([first]).rows
    expect(joinPages([first, page(many(50, 50))]).rows[0]).toBe(before)
  })
})
