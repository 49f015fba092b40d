import { formatMoney, type Kopecks, type MoneyLocale } from '@parking/pricing'

/**
 * Writes an amount as {@link formatMoney} does, without its kopecks where there are none: `140 ₽`,
 * `62,50 ₽`. It is for prices of tariffs; sums that are paid keep their kopecks.
 *
 * @throws {@link PricingError} with field `kopecks` when it is not a safe integer
 */
export function formatShortMoney(kopecks: Kopecks, locale: MoneyLocale = 'ru'): string {
  return formatMoney(kopecks, locale).replace(/[.,]00(?=\D)/u, '')
}
