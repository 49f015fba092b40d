import { expect, test } from 'vitest'
import { parseForm } from './parseForm.ts'

test('a field that comes twice becomes a list', () => {
  expect(parseForm('a=1&b=2&a=3&a=4')).toEqual({ a: ['1', '3', '4'], b: '2' })
})

test('reads a thousand fields, be they one field or many', () => {
  expect(parseForm('a=1&'.repeat(999))['a']).toHaveLength(999)
  const names = Array.from({ length: 1000 }, (_, n) => `f${n}=1`)
  expect(Object.keys(parseForm(names.join('&')))).toHaveLength(1000)
})

test.each([
  ['20,000 times one field', 'a=1&'.repeat(20_000)],
  ['130,000 fields', Array.from({ length: 130_000 }, (_, n) => `f${n}`).join('&')],
  ['a thousand and one', 'a=1&'.repeat(1000)],
])('refuses %s as too large', (_what, body) => {
  expect(() => parseForm(body)).toThrow(expect.objectContaining({ statusCode: 413 }))
})
