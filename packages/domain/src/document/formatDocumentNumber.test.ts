import { expect, it } from 'vitest'
import { formatDocumentNumber } from './formatDocumentNumber.ts'

it.each([
  ['1600123456', '16 00 123456'],
  ['16уа 123456', '16 УА 123456'],
  ['16 00 123456', '16 00 123456'],
  ['ПТС 1', 'ПТС 1'],
  ['', ''],
])('%j is written %j', (number, written) => {
  expect(formatDocumentNumber(number)).toBe(written)
})
