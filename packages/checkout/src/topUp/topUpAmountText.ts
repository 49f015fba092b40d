import { splitMoney, type Kopecks } from '@parking/pricing'
import type { Language } from '@parking/runtime'

/** Writes an amount as a person types it: `500`, `500,50`. */
export function topUpAmountText(amount: Kopecks, language: Language): string {
  const { whole, fraction } = splitMoney(amount)
  if (fraction === '00') return String(whole)
  return `${whole}${language === 'ru' ? ',' : '.'}${fraction}`
}
