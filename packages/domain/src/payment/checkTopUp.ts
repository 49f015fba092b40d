import { parseMoney, type Kopecks } from '@parking/pricing'
import { accepted, refused, typedText, type Check } from '../check/check.ts'

/** Why an amount is refused. */
export type AmountRefusal = 'empty' | 'format' | 'notPositive'

/** Checks an amount to top up: required, a number, more than zero. Answers kopecks. */
export function checkAmount(input: unknown): Check<Kopecks, AmountRefusal> {
  const text = typedText(input)
  if (text === '') return refused('empty')
  if (/[^\d\s.,₽]/u.test(text)) return refused('format')
  const amount = parseMoney(text)
  if (amount === null) return refused('format')
  return amount > 0 ? accepted(amount) : refused('notPositive')
}
