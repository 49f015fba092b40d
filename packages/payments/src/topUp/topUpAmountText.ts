import { splitMoney, type Kopecks } from '@parking/pricing'
import type { Language } from '@parking/runtime'
import { formatShortMoney } from '@parking/ui'
import { topUpSum } from './topUpPresets.ts'

/** Writes an amount as a person types it: `500`, `500,50`. */
export function topUpAmountText(amount: Kopecks, language: Language): string {
  const { whole, fraction } = splitMoney(amount)
  if (fraction === '00') return String(whole)
  return `${whole}${language === 'ru' ? ',' : '.'}${fraction}`
}

/** Writes the sum that makes up for what is missing, in whole roubles: `126 ₽`. */
export function formatTopUpSum(missing: Kopecks, language: Language): string {
  return formatShortMoney(topUpSum(missing), language)
}
