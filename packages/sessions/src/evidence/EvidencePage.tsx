import { zonesQuery } from '@parking/api-client'
import { formatClock, formatDate, formatUtcOffset } from '@parking/domain'
import { LetterLink } from '@parking/payments'
import { formatPlate } from '@parking/plates'
import { formatMoney, type Instant } from '@parking/pricing'
import {
  RussianText,
  errorTexts,
  type LatePage,
  LinkButton,
  LoadFailed,
  useAppContext,
  useTexts,
} from '@parking/runtime'
import {
  EmptyState,
  type Fact,
  Facts,
  PageHeader,
  PlateOrText,
  PrintButton,
  Printed,
  ReceiptIcon,
  Section,
  ShareButton,
  useNow,
} from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { StayRecord } from './findStayRecords.ts'
import { evidenceTexts } from './texts/ru.ts'
import { EvidenceEntries } from './EvidenceEntries.tsx'
import css from './EvidencePage.module.css'
import { readEvidenceSearch } from './readEvidenceSearch.ts'
import { type Evidence, useEvidence } from './useEvidence.ts'

/** The sheet of a stay: where, which car, when and what was paid, to print. */
export function EvidencePage(): ReactNode {
  const { t } = useTexts(evidenceTexts)
  const evidence = useEvidence(readEvidenceSearch(useSearch({ strict: false })))
  return (
    <Printed>
      <div className={css['page']}>
        <PageHeader
          title={t('evidence.title')}
          {...(evidence.kind === 'found'
            ? {
                actions: (
                  <span data-screen className={css['actions']}>
                    <PrintButton>{t('print')}</PrintButton>
                    <ShareSheet stay={evidence.stay} />
                  </span>
                ),
              }
            : {})}
        />
        <Sheet evidence={evidence} />
      </div>
    </Printed>
  )
}

function Sheet({ evidence }: { readonly evidence: Evidence }): ReactNode {
  const { t } = useTexts(evidenceTexts)
  switch (evidence.kind) {
    case 'loading':
      return <output className={css['loading']}>{t('evidence.loading')}</output>
    case 'gone':
      return (
        <EmptyState
          icon={<ReceiptIcon size="xl" />}
          title={t('evidence.goneTitle')}
          description={t('evidence.gone')}
          action={<LinkButton to="/profile/operations">{t('evidence.operations')}</LinkButton>}
        />
      )
    case 'failed':
      return <LoadFailed title={t('evidence.failed')} query={evidence.reading} />
    case 'found':
      return (
        <div className={css['sheet']}>
          <StayFacts stay={evidence.stay} />
          <Section title={t('evidence.entries')}>
            {evidence.failed === null ? (
              <EvidenceEntries entries={evidence.stay.entries} unclear={evidence.unclear} />
            ) : (
              <LoadFailed title={t('evidence.failed')} query={evidence.failed} />
            )}
          </Section>
          <SheetNotes at={evidence.stay.startsAt} />
          <WrongPlate stay={evidence.stay} />
        </div>
      )
  }
}

/** What the page can't be shown without. */
export const evidencePage: LatePage = {
  Page: EvidencePage,
  texts: [evidenceTexts, errorTexts],
}

/** Hands the facts of a stay over as text: its address opens for the driver alone. */
function ShareSheet({ stay }: { readonly stay: StayRecord }): ReactNode {
  const { t, language } = useTexts(evidenceTexts)
  const when = useWhen()
  const { plate, startsAt, endsAt, total } = stay
  const lines = [
    usePlace(stay),
    plate === null ? null : `${t('evidence.plate')}: ${formatPlate(plate)}`,
    startsAt === null ? null : `${t('evidence.from')}: ${when(startsAt)}`,
    endsAt === null ? null : `${t('evidence.to')}: ${when(endsAt)}`,
    total === null ? null : `${t('evidence.total')}: ${formatMoney(total, language)}`,
  ]
  const text = lines.filter((line) => line !== null).join('\n')
  return (
    <ShareButton data={{ title: t('evidence.title'), text }} failed={t('evidence.shareFailed')}>
      {t('evidence.share')}
    </ShareButton>
  )
}

/** Leads to the operator, who alone can correct a plate that was paid for. */
function WrongPlate({ stay }: { readonly stay: StayRecord }): ReactNode {
  const { t } = useTexts(evidenceTexts)
  const when = useWhen()
  const { plate, startsAt, entries } = stay
  const order = entries.find(({ orderNumber }) => orderNumber !== null)?.orderNumber ?? null
  const words = [
    plate === null ? null : formatPlate(plate),
    usePlace(stay),
    startsAt === null ? null : when(startsAt),
    order === null ? null : t('evidence.order', { number: order }),
  ]
  return (
    <div data-screen>
      <LetterLink about="plate" of={words.filter((word) => word !== null).join(', ')}>
        {t('evidence.wrongPlate')}
      </LetterLink>
    </div>
  )
}

/**
 * Says what the sheet is: by which clock, when it was made, and that it is no fiscal document.
 *
 * @param props.at - when the stay began
 */
function SheetNotes({ at }: { readonly at: Instant | null }): ReactNode {
  const { t, language } = useTexts(evidenceTexts)
  const { city } = useAppContext()
  const when = useWhen()
  const now = useNow('minute')
  const zone = `${city.timeZone}, ${formatUtcOffset(at ?? now, city.timeZone)}`
  return (
    <div className={css['notes']}>
      <p>{t('evidence.zoneOfTime', { zone })}</p>
      <p>{t('evidence.made', { time: when(now), operator: city.operator[language] })}</p>
      <p>{t('evidence.notFiscal')}</p>
    </div>
  )
}

/** Where a stay was, which car stood there, from when to when, and what it cost. */
function StayFacts({ stay }: { readonly stay: StayRecord }): ReactNode {
  const { t, language } = useTexts(evidenceTexts)
  const { city } = useAppContext()
  const when = useWhen()
  const place = usePlace(stay)
  const now = useNow('minute')
  const { plate, startsAt, endsAt, total } = stay
  const facts: (Fact | null)[] = [
    place === null
      ? null
      : { name: t('evidence.place'), value: <RussianText>{place}</RussianText> },
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
function useWhen(): (at: Instant) => string {
  const { language } = useTexts(evidenceTexts)
  const { timeZone } = useAppContext().api
  const style = { timeZone, language }
  return (at) =>
    `${formatDate(at, style, 'year')}, ${formatClock(at, style)} (${formatUtcOffset(at, timeZone)})`
}

/** Where a stay was, in words; null where that is not known. */
function usePlace({ zone, parking }: StayRecord): string | null {
  const { t } = useTexts(evidenceTexts)
  const { api } = useAppContext()
  const { data } = useQuery(zonesQuery(api))
  if (zone === null) return parking === null ? null : t('evidence.parking', { code: parking })
  const name = data?.items.find(({ number }) => number === zone)?.name ?? parking ?? ''
  return name === '' ? t('evidence.zone', { zone }) : t('evidence.zoneNamed', { zone, name })
}
