import { chargedSum, type PriceShown } from '@parking/payments'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { sessionsTexts } from '../texts/ru.ts'

/**
 * Adds to the words of a success what was charged, where that is known, and that it is not what was
 * shown. Of an extension whose price was not shown no sum is told.
 */
export function useChargedText(): (
  charge: 'start' | 'renew',
  said: string,
  price: PriceShown | null,
  sum: Kopecks | null,
) => string {
  const { t, language } = useTexts(sessionsTexts)
  const money = (sum: Kopecks) => formatMoney(sum, language)
  return (charge, said, price, sum) => {
    if (price === null) {
      const isTold = charge === 'start' && sum !== null
      return isTold ? `${said}. ${t('charge.charged', { sum: money(sum) })}` : said
    }
    const found = chargedSum(price, sum)
    if (found === null) return said
    const sums = { sum: money(found.charged), shown: money(price.total) }
    return `${said}. ${t(found.isOther ? 'charge.chargedOther' : 'charge.charged', sums)}`
  }
}
