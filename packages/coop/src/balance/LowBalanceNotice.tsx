import { endsSoon, type BalanceForecast, type Company } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { overviewTexts } from '../overviewTexts/ru.ts'

/** Warns of a balance below the sum that the company has set, and of one that ends within days. */
export function LowBalanceNotice({
  company: { balance },
  limit,
  forecast,
}: {
  readonly company: Company
  /** In kopecks; null where nobody wants to be warned. */
  readonly limit: number | null
  /** For how long it lasts; null where that is not known. */
  readonly forecast: BalanceForecast | null
}): ReactNode {
  const { t, language } = useTexts(overviewTexts)
  if (balance === null) return null
  const isLow = limit !== null && balance < limit
  const isShort = endsSoon(forecast) || balance <= 0
  if (!isLow && !isShort) return null
  const lasts = forecast?.lasts ?? 0
  const title = isLow
    ? t('balance.low', { sum: formatMoney(limit, language) })
    : lasts === 0
      ? t('balance.empty')
      : t('balance.endsSoon', { count: lasts })
  return (
    <Notice
      tone={lasts === 0 && isShort ? 'negative' : 'warning'}
      announce="politely"
      title={title}
    >
      {t('balance.lowText', { balance: formatMoney(balance, language) })}
    </Notice>
  )
}
