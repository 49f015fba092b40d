import { describe, expect, it } from 'vitest'
import { readLinkedText } from './readLinkedText.ts'

describe('readLinkedText', () => {
  it.each([
    ['Парковка 101', 'Парковка 101'],
    ['  two \n\t lines ', 'two lines'],
    ['<b>120</b>', '<b>120</b>'],
    ['100\u202E05\u200B', '10005'],
    ['a\u0000b', 'ab'],
    ['half \uD83D', 'half \uFFFD'],
    ['1234567890123', '123456789012…'],
    ['🅿️🅿️🅿️🅿️🅿️🅿️🅿️', '🅿️🅿️🅿️🅿️🅿️🅿️…'],
  ])('%j is shown as %s', (value, shown) => {
    expect(readLinkedText(value, 12)).toBe(shown)
  })

  it.each([undefined, null, 12, '', '   ', '\u200B\u202E', ['a'], { a: 1 }])(
    '%j shows nothing',
    (value) => {
      expect(readLinkedText(value, 12)).toBeNull()
    },
  )

  it('takes its time with no address', () => {
    expect(readLinkedText('а'.repeat(5_000_000), 3)).toBe('ааа…')
  })
})
