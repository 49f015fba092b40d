import { expect, test } from 'vitest'
import { remember } from './remember.ts'

test('remember makes what belongs to a key once', () => {
  const cache = new Map<string, object>()
  const make = (key: string) => ({ key })
  const first = remember(cache, 'a', make)
  expect(first).toEqual({ key: 'a' })
  expect(remember(cache, 'a', make)).toBe(first)
  expect(remember(cache, 'b', make)).toEqual({ key: 'b' })
})
