import type { OperationsFilter } from '@parking/api-client'
import { formatSpan, listStays, sumSpending, type Stay } from '@parking/domain'
import { addDays, formatMoney, wallClock, type Instant } from '@parking/pricing'
import { RussianText, UnreadableNote, useAppContext, useTexts } from '@parking/runtime'
import { ReadingNote, useAllOperations } from '@parking/spending'
import { Facts, PlateOrText, Section, useNow } from '@parking/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { overviewTexts } from '../overviewTexts/ru.ts'
import css from './OverviewPage.module.css'

/** So many days are looked back on. */
const days = 90
/** More would be no list to read. */
const mostStays = 10

/** What one driver or one vehicle has spent, and where they have parked. */
export function EntryHistory(
  of: Required<Pick<OperationsFilter, 'plate'>> | Required<Pick<OperationsFilter, 'driverPhone'>>,
): ReactNode {
  const { timeZone } = useAppContext().api
  const to = wallClock(useNow('minute'), timeZone).date
  const asked = { from: addDays(to, 1 - days), to, ...of }
  return <Reading key={JSON.stringify(asked)} asked={asked} />
}

function Reading({ asked }: { readonly asked: OperationsFilter }): ReactNode {
  const { t, language } = useTexts(overviewTexts)
  const { timeZone } = useAppContext().api
  const all = useAllOperations(asked)
  const stays = listStays(all.operations).toReversed()
  const { spent, returned } = sumSpending(all.operations, 'month', timeZone)
  const style = { timeZone, language }
  const place = (stay: Stay): string => {
    const span = writeSpan(stay, style)
    return stay.zone === null
      ? t('entry.place', { span })
      : t('entry.zonePlace', { zone: stay.zone, span })
  }
  const [last] = stays
  return (
    <Section title={t('entry.history')}>
      <ReadingNote all={all} />
      <Link
        to="/coop-profile/operations"
        search={{ period: 'all', q: asked.plate ?? asked.driverPhone ?? '' }}
      >
        {t('entry.operations')}
      </Link>
      {all.kind === 'reading' || (all.kind === 'failed' && all.read === 0) ? null : (
        <>
          <Facts
            facts={[
              { name: t('entry.spent'), value: formatMoney(spent, language), isMain: true },
              { name: t('entry.returned'), value: formatMoney(returned, language) },
              {
                name: t('entry.lastParked'),
                value:
                  last === undefined ? t('entry.never') : <RussianText>{place(last)}</RussianText>,
                isMissing: last === undefined,
              },
            ]}
          />
          <UnreadableNote count={all.unreadable} />
          {stays.length < 2 ? null : (
            <>
              <h3>{t('entry.stays')}</h3>
              <ul className={css['stays']}>
                {stays.slice(0, mostStays).map((stay) => (
                  <li key={`${stay.plate} ${stay.zone} ${stay.startsAt}`} className={css['stay']}>
                    <PlateOrText number={stay.plate} />
                    <RussianText>{place(stay)}</RussianText>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Section>
  )
}

function writeSpan(
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
  style: Parameters<typeof formatSpan>[1],
): string {
  return formatSpan({ from: startsAt, to: endsAt, beside: 0 }, style, 'year')
}
