import { zonesQuery } from '@parking/api-client'
import { formatClock, formatDate, formatUtcOffset } from '@parking/domain'
import { formatMoney, type Instant } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { type Fact, Facts, PlateOrText, Section, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { evidenceTexts } from './texts/ru.ts'
import type { StayRecord } from './findStayRecords.ts'

/** Where a stay was, which car stood there, from when to when, and what it cost. */
export function StayFacts({ stay }: { readonly stay: StayRecord }): ReactNode {
  const { t, language } = useTexts(evidenceTexts)
  const { city } = useAppContext()
  const when = useWhen()
  const place = usePlace(stay)
  const now = useNow('minute')
  const { plate, startsAt, endsAt, total } = stay
  const facts: (Fact | null)[] = [
    place === null ? null : { name: t('evidence.place'), value: place },
    plate === null ? null : { name: t('evidence.plate'), value: <PlateOrText number={plate} /> },
    startsAt === null ? null : { name: t('evidence.from'), value: when(startsAt) },
    endsAt === null
      ? null
      : { name: t(endsAt > now ? 'evidence.paidUntil' : 'evidence.to'), value: when(endsAt) },
    total === null
      ? null
      : { name: t('evidence.total'), value: formatMoney(total, language), isMain: true },
  ]
  return (
    <Section title={city.titles[language]}>
      <Facts facts={facts.filter((fact) => fact !== null)} />
    </Section>
  )
}

/** Writes a moment in full, with its zone. */
export function useWhen(): (at: Instant) => string {
  const { language } = useTexts(evidenceTexts)
  const { timeZone } = useAppContext().api
  const style = { timeZone, language }
  return (at) =>
    `${formatDate(at, style, 'year')}, ${formatClock(at, style)} (${formatUtcOffset(at, timeZone)})`
}

/** Where a stay was, in words; null where that is not known. */
export function usePlace({ zone, parking }: StayRecord): string | null {
  const { t } = useTexts(evidenceTexts)
  const { api } = useAppContext()
  const { data } = useQuery(zonesQuery(api))
  if (zone === null) return parking === null ? null : t('evidence.parking', { code: parking })
  const name = data?.items.find(({ number }) => number === zone)?.name ?? parking ?? ''
  return name === '' ? t('evidence.zone', { zone }) : t('evidence.zoneNamed', { zone, name })
}
