import type { OperationsFilter } from '@parking/api-client'
import { UnreadableNote, useTexts } from '@parking/runtime'
import { ReadingNote, SpendingSums, useAllOperations } from '@parking/spending'
import { Section } from '@parking/ui'
import type { ReactNode } from 'react'
import { operationsTexts } from '../texts/ru.ts'

/** Shows what the operations of a filter cost: by month, by car or by zone, drawn and in figures. */
export function SpendingPanel({ asked }: { readonly asked: OperationsFilter }): ReactNode {
  const { t } = useTexts(operationsTexts)
  const all = useAllOperations(asked)
  return (
    <Section title={t('spending.title')}>
      <ReadingNote all={all} />
      {all.kind === 'reading' || all.read === 0 ? null : (
        <>
          <SpendingSums operations={all.operations} kinds={['month', 'vehicle', 'zone']} />
          <UnreadableNote count={all.unreadable} />
        </>
      )}
    </Section>
  )
}
