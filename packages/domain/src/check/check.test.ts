import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedText } from './check.ts'

describe('typedText', () => {
  it.each([
    ['  а б ', 'а б'],
    ['а\tб\r\nв', 'а б в'],
    ['\u200Bа\uFEFF', 'а'],
    ['👨\u200D👩', '👨\u200D👩'],
    [null, ''],
    [undefined, ''],
    [12, ''],
    [{}, ''],
  ])('reads %j as %j', (input, text) => {
    expect(typedText(input)).toBe(text)
  })

  it('is tidy and short whatever comes in', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit)),
          maxLength: 5000,
        }),
        (input) => {
          const text = typedText(input)
          expect(text.isWellFormed()).toBe(true)
          expect(text.trim()).toBe(text)
        },
      ),
    )
    expect(typedText('x'.repeat(10_000_000)).length).toBeLessThan(10_000)
  })
})
