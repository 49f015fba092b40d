import { expect, test } from 'vitest'
import { plateTypeNames } from './names.ts'
import { plateTypes } from './plateTypes.ts'

test('every type has a name of its own in both languages', () => {
  const types = [...plateTypes.map(({ type }) => type), 'foreign']
  expect(Object.keys(plateTypeNames)).toEqual(types)
  const names = Object.values(plateTypeNames)
  for (const { ru, en } of names) {
    expect(ru).toMatch(/^[а-яё]+(?:,? [а-яё]+)*$/u)
    expect(en).toMatch(/^[a-z-]+(?:,? [a-z-]+)*$/)
  }
  expect(new Set(names.flatMap(({ ru, en }) => [ru, en])).size).toBe(2 * types.length)
})
