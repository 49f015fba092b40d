import { parseMoney, type Kopecks } from '@parking/pricing'
import { accepted, refused, typedText, type Check } from '../check/check.ts'

/** Why an amount is refused. */
export type AmountRefusal = 'empty' | 'format' | 'notPositive' | 'tooMuch'

/** To top up by more than a million roubles at once is a slip of the finger. */
const mostTopUp: Kopecks = 100_000_000

/** How people end an amount: р, руб., рублей, ₽, RUB. */
const currency = /\s*(?:р|руб|рубл(?:ь|я|ей)|rub|₽)\.?$/iu

/**
 * Checks an amount, such as one to top up: required, a number with or without its currency after it,
 * more than zero and not too much. Answers kopecks.
 *
 * @param most - in kopecks; a million roubles when it is not said
 */
export function checkAmount(
  input: unknown,
  most: Kopecks = mostTopUp,
): Check<Kopecks, AmountRefusal> {
  const text = typedText(input)
  if (text === '') return refused('empty')
  const digits = text.replace(currency, '')
  if (/[^\d\s.,]/u.test(digits)) return refused('format')
  const amount = parseMoney(digits)
  if (amount === null) return refused('format')
  if (amount > most) return refused('tooMuch')
  return amount > 0 ? accepted(amount) : refused('notPositive')
}
