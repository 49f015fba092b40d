import type { OperationsFilter } from '@parking/api-client'
import { UnreadableNote, useMessages } from '@parking/runtime'
import { ReadingNote, SpendingSums, useAllOperations } from '@parking/spending'
import { Section } from '@parking/ui'
import type { ReactNode } from 'react'
import { operationsMessages } from '../messages/operationsMessages.ts'

/** Shows what the operations of a filter cost: by month, by car or by zone, drawn and in figures. */
export function SpendingPanel({ asked }: { readonly asked: OperationsFilter }): ReactNode {
  const { t } = useMessages(operationsMessages)
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
