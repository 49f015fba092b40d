import { describe, expect, test } from 'vitest'
import { detectFormat } from './detectFormat.ts'
import { formatPlate } from './formatPlate.ts'
import { normalisePlate } from './normalisePlate.ts'
import { parsePlate } from './parsePlate.ts'
import { plateDifference } from './plateDifference.ts'
import { recognisePlate } from './recognisePlate.ts'
import { validatePlate } from './validatePlate.ts'

/** Ten times as much is read the same way: the work grows with the length and no faster. */
const LENGTH = 1_000_000

describe.each([
  ['spaces', ' '],
  ['zero-width spaces', '\u200B'],
])('a million %s', (_, separator) => {
  const huge = separator.repeat(LENGTH)

  test('are an empty plate', () => {
    expect(normalisePlate(huge)).toBe('')
    expect(parsePlate(huge)).toBeNull()
    expect(recognisePlate(huge)).toBeNull()
    expect(validatePlate(huge)).toStrictEqual({ ok: false, error: 'empty' })
    expect(detectFormat(huge)).toBe('russian')
    expect(formatPlate(huge)).toBe('')
  })

  test('around a plate change nothing', () => {
    expect(parsePlate(`${huge}a123bc77`)?.number).toBe('А123ВС77')
    expect(validatePlate(`a123bc${huge}77`).ok).toBe(true)
  })
})

describe.each([
  ['letters', 'a'],
  ['digits', '1'],
  ['plates', 'А123ВС77'],
  ['sharp s', 'ß'],
  ['lone surrogates', '\uD800'],
  ['emoji', '\u{1F697}'],
])('a million characters of %s', (_, text) => {
  const huge = text.repeat(LENGTH / text.length)

  test('are no plate', () => {
    expect(parsePlate(huge)).toBeNull()
    expect(recognisePlate(huge)).toBeNull()
    expect(validatePlate(huge)).toStrictEqual({ ok: false, error: 'tooLong' })
    expect(validatePlate(huge, { format: 'foreign' })).toStrictEqual({
      ok: false,
      error: 'tooLong',
    })
  })

  test('are kept whole', () => {
    expect(normalisePlate(huge)).toHaveLength(LENGTH)
  })
})

test('two huge texts are compared', () => {
  const a = 'a'.repeat(LENGTH)
  expect(plateDifference(a, `${a}1`)).toStrictEqual({
    count: 1,
    changes: [{ kind: 'missing', at: LENGTH, against: LENGTH }],
  })
  expect(plateDifference(a, '1'.repeat(LENGTH)).count).toBe(LENGTH)
})

test('ten million characters are answered too', () => {
  const huge = 'а'.repeat(10_000_000)
  expect(parsePlate(huge)).toBeNull()
  expect(validatePlate(huge)).toStrictEqual({ ok: false, error: 'tooLong' })
  expect(validatePlate(' '.repeat(10_000_000))).toStrictEqual({ ok: false, error: 'empty' })
})
