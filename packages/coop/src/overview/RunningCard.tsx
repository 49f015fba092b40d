import { formatUntil, type Stay } from '@parking/domain'
import { RussianText, useAppContext, useTexts } from '@parking/runtime'
import { PlateOrText, Section, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { overviewTexts } from '../overviewTexts/ru.ts'
import css from './OverviewPage.module.css'
import { mostShown } from './mostShown.ts'

/** The vehicles that stand at a paid place now, and until when; the first to go at the front. */
export function RunningCard({
  stays,
  nameDriver,
}: {
  readonly stays: readonly Stay[]
  readonly nameDriver: (phone: string) => string
}): ReactNode {
  const { t, language } = useTexts(overviewTexts)
  const { timeZone } = useAppContext().city
  const now = useNow('minute')
  return (
    <Section title={t('running.title')}>
      {stays.length === 0 ? (
        <p>{t('running.none')}</p>
      ) : (
        <ul className={css['stays']}>
          {stays.slice(0, mostShown).map((stay) => (
            <li key={`${stay.plate} ${stay.zone} ${stay.startsAt}`} className={css['stay']}>
              <PlateOrText number={stay.plate} />
              <span className={css['until']}>
                {t('running.until', {
                  until: formatUntil(stay.endsAt, now, { timeZone, language }),
                })}
              </span>
              {stay.zone === null ? null : (
                <span>
                  <RussianText>{t('running.zone', { zone: stay.zone })}</RussianText>
                </span>
              )}
              {stay.driverPhone === null ? null : (
                <span className={css['muted']}>{nameDriver(stay.driverPhone)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {stays.length > mostShown ? (
        <p>{t('running.more', { count: stays.length - mostShown })}</p>
      ) : null}
    </Section>
  )
}
