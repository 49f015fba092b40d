import { formatSpan, type CostInterval } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import css from './IntervalTable.module.css'

/** Shows what a price is made of: period, benefit, cost. */
export function IntervalTable({
  intervals,
}: {
  readonly intervals: readonly CostInterval[]
}): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const { timeZone } = useAppContext().api
  if (intervals.length === 0) return null
  return (
    <table className={css['table']}>
      <caption className={css['caption']}>{t('cost.intervals')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cost.period')}</th>
          <th scope="col">{t('cost.benefit')}</th>
          <th scope="col" className={css['sum']}>
            {t('cost.intervalCost')}
          </th>
        </tr>
      </thead>
      <tbody>
        {intervals.map(({ startsAt, endsAt, benefit, cost }) => (
          <tr key={startsAt}>
            <td>{formatSpan({ from: startsAt, to: endsAt }, { timeZone, language })}</td>
            <td>{benefit === null ? t('cost.noBenefit') : benefitText(benefit)}</td>
            <td className={css['sum']}>{formatMoney(cost, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A benefit comes by its name or as a bare percentage. */
function benefitText(benefit: string): string {
  return /^\d+(?:[.,]\d+)?$/u.test(benefit) ? `${benefit}\u00A0%` : benefit
}
