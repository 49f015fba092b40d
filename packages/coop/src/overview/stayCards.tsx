import { formatSpan, formatUntil, type HistoryStay, type StayOverlap } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { PlateOrText, Section, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { overviewTexts } from '../overviewTexts/ru.ts'
import css from './OverviewPage.module.css'

/** More would be no list to read. */
const most = 50

/** The vehicles that stand at a paid place now, and until when; the first to go at the front. */
export function RunningCard({
  stays,
  nameDriver,
}: {
  readonly stays: readonly HistoryStay[]
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
          {stays.slice(0, most).map((stay) => (
            <li key={`${stay.plate} ${stay.zone} ${stay.startsAt}`} className={css['stay']}>
              <PlateOrText number={stay.plate} />
              <span className={css['until']}>
                {t('running.until', {
                  until: formatUntil(stay.endsAt, now, { timeZone, language }),
                })}
              </span>
              {stay.zone === null ? null : <span>{t('running.zone', { zone: stay.zone })}</span>}
              {stay.driverPhone === null ? null : (
                <span className={css['muted']}>{nameDriver(stay.driverPhone)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {stays.length > most ? <p>{t('running.more', { count: stays.length - most })}</p> : null}
    </Section>
  )
}

/** The stays of one vehicle that were paid for the same time. */
export function OverlapsCard({
  overlaps,
}: {
  readonly overlaps: readonly StayOverlap[]
}): ReactNode {
  const { t, language } = useTexts(overviewTexts)
  const { timeZone } = useAppContext().city
  const zoneName = ({ zone }: HistoryStay): string =>
    zone === null ? '—' : t('running.zone', { zone })
  return (
    <Section title={t('overlaps.title')}>
      {overlaps.length === 0 ? (
        <p>{t('overlaps.none')}</p>
      ) : (
        <ul className={css['stays']}>
          {overlaps.slice(0, most).map(({ first, second, from, to }) => (
            <li
              key={`${first.plate} ${first.zone} ${first.startsAt} ${second.zone} ${second.startsAt}`}
              className={css['stay']}
            >
              <PlateOrText number={first.plate} />
              <span>
                {t('overlaps.what', {
                  span: formatSpan({ from, to, beside: 0 }, { timeZone, language }, 'year'),
                })}
              </span>
              <span className={css['muted']}>
                {t('overlaps.places', { one: zoneName(first), other: zoneName(second) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
