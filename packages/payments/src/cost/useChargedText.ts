import { formatMoney, type Kopecks } from '@parking/pricing'
import { useMessages } from '@parking/runtime'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { chargedSum, useSumsShown } from './chargedSum.ts'

/**
 * Adds to the words of a success what was charged, and that it is not what was shown. After a reload,
 * and of an earlier attempt that was found instead, it is not known what was shown: then a new
 * session's sum is told, and of an extension none.
 */
export function useChargedText(
  charge: 'start' | 'renew',
): (intent: object, said: string, sum: Kopecks | null) => string {
  const { t, language } = useMessages(paymentsMessages)
  const shown = useSumsShown((sums) => sums[charge])
  const money = (sum: Kopecks) => formatMoney(sum, language)
  return (intent, said, sum) => {
    if (shown?.intent !== intent) {
      const isTold = charge === 'start' && sum !== null
      return isTold ? `${said}. ${t('charge.charged', { sum: money(sum) })}` : said
    }
    const { charged, isOther } = chargedSum(shown, sum)
    const sums = { sum: money(charged), shown: money(shown.total) }
    return `${said}. ${t(isOther ? 'charge.chargedOther' : 'charge.charged', sums)}`
  }
}
