import { formatSpan, type Stay, type StayOverlap } from '@parking/domain'
import { RussianText, useAppContext, useTexts } from '@parking/runtime'
import { PlateOrText, Section } from '@parking/ui'
import type { ReactNode } from 'react'
import { overviewTexts } from '../overviewTexts/ru.ts'
import css from './OverviewPage.module.css'
import { mostShown } from './mostShown.ts'

/** The stays of one vehicle that were paid for the same time. */
export function OverlapsCard({
  overlaps,
}: {
  readonly overlaps: readonly StayOverlap[]
}): ReactNode {
  const { t, language } = useTexts(overviewTexts)
  const { timeZone } = useAppContext().city
  const zoneName = ({ zone }: Stay): string => (zone === null ? '—' : t('running.zone', { zone }))
  return (
    <Section title={t('overlaps.title')}>
      {overlaps.length === 0 ? (
        <p>{t('overlaps.none')}</p>
      ) : (
        <ul className={css['stays']}>
          {overlaps.slice(0, mostShown).map(({ first, second, from, to }) => (
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
                <RussianText>
                  {t('overlaps.places', { one: zoneName(first), other: zoneName(second) })}
                </RussianText>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
