import { formatDate, type BalanceForecast } from '@parking/domain'
import { formatMoney, instantOf } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { overviewTexts } from '../overviewTexts/ru.ts'
import css from './BalanceCard.module.css'

/** Says for how long a balance lasts, and what that is reckoned from. */
export function ForecastLine({ forecast }: { readonly forecast: BalanceForecast }): ReactNode {
  const { t, language } = useTexts(overviewTexts)
  const { timeZone } = useAppContext().api
  const perDay = formatMoney(forecast.perDay, language)
  const until =
    forecast.until === null
      ? null
      : formatDate(instantOf(forecast.until, 720, timeZone), { timeZone, language }, 'year')
  return (
    <p>
      <span>
        {until === null
          ? t('balance.lastsLong', { perDay })
          : forecast.lasts === 0
            ? t('balance.lastsNot', { perDay })
            : t('balance.lasts', { perDay, count: forecast.lasts, until })}
      </span>{' '}
      <span className={css['basis']}>
        {forecast.days === 1 ? t('balance.basisDay') : t('balance.basis', { count: forecast.days })}
      </span>
    </p>
  )
}
