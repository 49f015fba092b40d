import { expect, it } from 'vitest'
import { fiscalCode } from './addFiscal.ts'

it.each([
  [35_000, '350.00'],
  [10_050, '100.50'],
  [5, '0.05'],
])('writes %i kopecks as %s into the code of a receipt', (sum, written) => {
  expect(fiscalCode({ time: '20261124T1200', sum, number: '7' })).toContain(`&s=${written}&`)
})
