import { splitMoney, type Kopecks } from '@parking/pricing'
import { Refusal } from './Refusal.ts'

/** Writes kopecks as the wire's roubles: `12.50`. */
export function roubles(amount: Kopecks): string {
  const { negative, whole, fraction } = splitMoney(amount)
  return `${negative ? '-' : ''}${whole}.${fraction}`
}

/**
 * Reads roubles as kopecks.
 *
 * @throws Refusal `NoSumEntered` for nothing or nought, `ItNeedToBeANumber` for no amount.
 */
export function readRoubles(value: string): Kopecks {
  if (value === '') throw new Refusal('NoSumEntered')
  if (!/^-?\d{1,12}(?:[.,]\d{1,2})?$/.test(value)) throw new Refusal('ItNeedToBeANumber')
  const [whole = '0', rest = ''] = value.replace(',', '.').split('.')
  const amount = Number(whole) * 100 + Number(rest.padEnd(2, '0'))
  if (value.startsWith('-') || amount === 0) throw new Refusal('NoSumEntered')
  return amount
}
