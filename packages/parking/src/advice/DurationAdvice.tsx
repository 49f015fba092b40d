import { durationOptions, formatUntil, type DurationLimits, type Vehicle } from '@parking/domain'
import { formatMoney, type Instant } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { InfoIcon, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { durationChosen, durationText, sessionsTexts, useZoneRules } from '@parking/sessions'
import { adviceTexts } from '../texts/advice/ru.ts'
import { adviseDuration, type Advice } from './adviseDuration.ts'
import css from './DurationAdvice.module.css'

export interface DurationAdviceProps {
  readonly zone: string
  readonly vehicle: Pick<Vehicle, 'plate' | 'category'>
  readonly durationMinutes: number
  /** When the stay begins; null for now. */
  readonly startsAt: Instant | null
  readonly limits: DurationLimits
}

/** Says which part of the chosen time is paid, and offers the time that is enough. */
export function DurationAdvice(props: DurationAdviceProps): ReactNode {
  const { zone, vehicle, durationMinutes, startsAt, limits } = props
  const { t } = useTexts(adviceTexts)
  const payments = useTexts(sessionsTexts)
  const words = useAdviceWords()
  const rules = useZoneRules(zone, vehicle)
  const now = useNow('minute')
  if (rules === null) return null
  const advice = adviseDuration(rules, startsAt ?? now, durationMinutes, durationOptions(limits))
  if (advice === null) return null
  const enough = offered(advice)
  return (
    <div className={css['root']} role="note">
      <InfoIcon size="m" />
      <p>{words(advice, now)}</p>
      {enough === null ? null : (
        <button type="button" className={css['take']} onClick={() => durationChosen(enough)}>
          {t('advice.take', { duration: durationText(payments.t, enough) })}
        </button>
      )}
    </div>
  )
}

function offered(advice: Advice): number | null {
  if (advice.kind === 'partPaid') return advice.enough
  return advice.kind === 'freeSoon' ? advice.duration : null
}

function useAdviceWords(): (advice: Advice, now: Instant) => string {
  const { t, language } = useTexts(adviceTexts)
  const { timeZone } = useAppContext().api
  return (advice, now) => {
    const time = (at: Instant) => formatUntil(at, now, { timeZone, language })
    const sum = formatMoney(advice.cost, language)
    if (advice.kind === 'paidLater') {
      return t('advice.paidLater', { time: time(advice.paidFrom), sum })
    }
    const { paidUntil, freeUntil } = advice
    const until = time(paidUntil)
    return freeUntil === null
      ? t('advice.freeAfter', { until, sum })
      : t('advice.freeUntil', { until, sum, free: time(freeUntil) })
  }
}
