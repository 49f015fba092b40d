import { expect, it } from 'vitest'
import { sampleOperation } from '../testing/index.ts'
import { hasMoreOperations } from './hasMoreOperations.ts'
import type { Operation, OperationsPage } from './Operation.ts'

const operations = (count: number, first = 0): readonly Operation[] =>
  Array.from({ length: count }, (_, index) =>
    sampleOperation({ orderNumber: String(first + index) }),
  )
const page = (count: number, total: number | null = null, unreadable = 0, first = 0) =>
  ({ operations: operations(count, first), total, unreadable }) satisfies OperationsPage

it.each([
  ['before anything was read', [], true],
  ['a full page of a longer history', [page(50, 51)], true],
  ['a full page that is all', [page(50, 50)], false],
  ['a page of which some could not be read', [page(48, 70, 2)], true],
  ['an empty page of a history that got shorter', [page(50, 70), page(0, 70)], false],
  ['all at once, whatever was asked for', [page(200, 200)], false],
  ['a full page without a total', [page(50)], true],
  ['such a page of which some could not be read', [page(48, null, 2)], true],
  ['a part of a page without a total', [page(49)], false],
  ['a second part of a page', [page(50), page(3, null, 0, 50)], false],
  ['a second full page', [page(50), page(50, null, 0, 50)], true],
  ['a back end that answers the same to every page', [page(60), page(60)], false],
] as const)('more follows %s', (_what, pages, hasMore) => {
  expect(hasMoreOperations(pages, 50)).toBe(hasMore)
})
