import { nameIn } from './checks.ts'
import { splitMoney } from './splitMoney.ts'
import type { Kopecks, MoneyLocale } from './units.ts'

const noBreakSpace = '\u00A0'
const locales: readonly MoneyLocale[] = ['ru', 'en', 'ru-RU', 'en-US']
const minus = '\u2212'

/**
 * Writes an amount of roubles with two decimals, thousands by three and the sign after the number,
 * with no-break spaces: `1 234,50 ₽` in Russian, `1,234.50 ₽` in English, `−0,05 ₽` below zero.
 *
 * @param kopecks an integer number of kopecks, of either sign
 * @param locale the language or locale whose separators are used
 * @throws {@link PricingError} with field `kopecks` when it is not a safe integer, or `locale`
 */
export function formatMoney(kopecks: Kopecks, locale: MoneyLocale = 'ru'): string {
  nameIn(locale, locales, 'locale')
  const { negative, whole, fraction } = splitMoney(kopecks)
  const [thousands, decimal] = locale.startsWith('en') ? [',', '.'] : [noBreakSpace, ',']
  const grouped = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)
  return `${negative ? minus : ''}${grouped}${decimal}${fraction}${noBreakSpace}₽`
}
