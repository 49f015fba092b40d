import type { Company } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { overviewTexts } from '../overviewTexts/ru.ts'

/** Warns of a balance below the sum that the company has set. */
export function LowBalanceNotice({
  company: { balance },
  limit,
}: {
  readonly company: Company
  /** In kopecks; null where nobody wants to be warned. */
  readonly limit: number | null
}): ReactNode {
  const { t, language } = useTexts(overviewTexts)
  if (limit === null || balance === null || balance >= limit) return null
  return (
    <Notice
      tone="warning"
      announce="politely"
      title={t('balance.low', { sum: formatMoney(limit, language) })}
    >
      {t('balance.lowText', { balance: formatMoney(balance, language) })}
    </Notice>
  )
}
