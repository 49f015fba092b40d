import { LinkButton, useTexts, type LatePage, errorTexts } from '@parking/runtime'
import { EmptyState, PageHeader, PrintButton, Printed, ReceiptIcon, Section } from '@parking/ui'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadFailed } from '../data/LoadFailed.tsx'
import { evidenceTexts } from './texts/ru.ts'
import { EvidenceEntries } from './EvidenceEntries.tsx'
import css from './EvidencePage.module.css'
import { readEvidenceSearch } from './readEvidenceSearch.ts'
import { ShareSheet } from './ShareSheet.tsx'
import { StayFacts } from './StayFacts.tsx'
import { SheetNotes } from './SheetNotes.tsx'
import { useEvidence, type Evidence } from './useEvidence.ts'

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
      return <LoadFailed title={t('evidence.failed')} {...evidence} />
    case 'found':
      return (
        <div className={css['sheet']}>
          <StayFacts stay={evidence.stay} />
          <Section title={t('evidence.entries')}>
            {evidence.isWhole ? (
              <EvidenceEntries entries={evidence.stay.entries} unclear={evidence.unclear} />
            ) : (
              <LoadFailed title={t('evidence.failed')} {...evidence} />
            )}
          </Section>
          <SheetNotes at={evidence.stay.startsAt} />
        </div>
      )
  }
}

/** What the page can't be shown without. */
export const evidencePage: LatePage = {
  Page: EvidencePage,
  texts: [evidenceTexts, errorTexts],
}
