import { formatSpan, type Benefit, type CostInterval } from '@parking/domain'
import { RussianText, useAppContext, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { adviceTexts } from '../texts/advice/ru.ts'
import css from './BenefitReasons.module.css'
import { explainBenefits, type BenefitReason } from './explainBenefits.ts'

const reasonKeys = {
  counts: 'advice.counts',
  otherZone: 'advice.otherZone',
  otherVehicle: 'advice.otherVehicle',
  notYet: 'advice.notYet',
  over: 'advice.over',
  free: 'advice.free',
  another: 'advice.another',
  notCounted: 'advice.notCounted',
} as const satisfies Record<BenefitReason, string>

/** Says of each benefit of the account, stretch by stretch, why it counts or does not. */
export function BenefitReasons({
  benefits,
  intervals,
  zone,
  plate,
}: {
  readonly benefits: readonly Benefit[]
  readonly intervals: readonly CostInterval[]
  readonly zone: string
  readonly plate: string
}): ReactNode {
  const { t, language } = useTexts(adviceTexts)
  const { timeZone } = useAppContext().api
  if (benefits.length === 0 || intervals.length === 0) return null
  return (
    <details className={css['root']}>
      <summary>{t('advice.why')}</summary>
      <ul>
        {explainBenefits(benefits, intervals, { zone, plate }).map(
          ({ name, percent, stretches }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two benefits may be alike in all, and their order stays
            <li key={index}>
              <strong>
                <RussianText>{name}</RussianText>
                <span>{`, ${percent}\u00A0%`}</span>
              </strong>
              <ul>
                {stretches.map(({ startsAt, endsAt, reason }) => (
                  <li key={startsAt}>
                    {`${formatSpan({ from: startsAt, to: endsAt }, { timeZone, language })}: ${t(reasonKeys[reason])}`}
                  </li>
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </details>
  )
}
