import { formatPermitTime, type Benefit, type PermitVehicle } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { RussianText, useAppContext, useTexts } from '@parking/runtime'
import { ClockIcon, NumberPlate, VisuallyHidden } from '@parking/ui'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import css from './BenefitsTable.module.css'

/** What the benefit is, and whether it is paused. */
export function BenefitName({ benefit }: { readonly benefit: Benefit }): ReactNode {
  const { t } = useTexts(permitsTexts)
  return (
    <span className={css['name']}>
      <RussianText>{benefit.name}</RussianText>
      {benefit.canContinue ? (
        <span className={css['paused']}>
          <ClockIcon /> {t('benefits.paused')}
        </span>
      ) : null}
    </span>
  )
}

/** The vehicle that it is good for. */
export function BenefitVehicle({ vehicle }: { readonly vehicle: PermitVehicle }): ReactNode {
  const { t } = useTexts(permitsTexts)
  if (vehicle.kind === 'any') return <span>{t('vehicle.any')}</span>
  return <NumberPlate number={vehicle.plate} format={vehicle.format} size="s" />
}

/** From when to when it holds, by the city's clocks. */
export function BenefitPeriod({ benefit }: { readonly benefit: Benefit }): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { startsAt, endsAt } = benefit
  if (startsAt === null && endsAt === null) return <Nothing words={t('benefits.none')} />
  return (
    <span className={css['period']}>
      {startsAt === null ? null : <Time label={t('benefits.from')} at={startsAt} />}
      {endsAt === null ? null : <Time label={t('benefits.until')} at={endsAt} />}
    </span>
  )
}

function Time({ label, at }: { readonly label: string; readonly at: Instant }): ReactNode {
  const { timeZone } = useAppContext().city
  return (
    <span>
      <span className={css['label']}>{label}</span>{' '}
      <time dateTime={new Date(at).toISOString()}>{formatPermitTime(at, timeZone)}</time>
    </span>
  )
}

/** A dash, with words for who can't see it. */
export function Nothing({ words }: { readonly words: string }): ReactNode {
  return (
    <span className={css['none']}>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
