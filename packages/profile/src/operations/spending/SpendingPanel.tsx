import '@parking/ui/formStyles'
import { Button, SegmentedControl } from '@mantine/core'
import type { OperationsFilter } from '@parking/api-client'
import { sumSpending, type SpendingBy } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { UnreadableNote, useAppContext, useErrorText, useMessages } from '@parking/runtime'
import { ErrorCard, Notice, Section } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { operationsMessages } from '../messages/operationsMessages.ts'
import css from './Spending.module.css'
import { SpendingChart } from './SpendingChart.tsx'
import { SpendingTable } from './SpendingTable.tsx'
import { useAllOperations, type AllOperations } from './useAllOperations.ts'

/** Shows what the operations of a filter cost: by month, by car or by zone, drawn and in figures. */
export function SpendingPanel({ asked }: { readonly asked: OperationsFilter }): ReactNode {
  const { t } = useMessages(operationsMessages)
  const all = useAllOperations(asked)
  return (
    <Section title={t('spending.title')}>
      <Reading all={all} />
      {all.kind === 'reading' || all.read === 0 ? null : <Sums all={all} />}
    </Section>
  )
}

function Reading({ all }: { readonly all: AllOperations }): ReactNode {
  const { t, language } = useMessages(operationsMessages)
  const errorText = useErrorText()
  const { kind, read, total, error, stop, resume } = all
  const write = (count: number) => count.toLocaleString(language)
  if (kind === 'whole') return null
  if (kind === 'failed') {
    return (
      <ErrorCard
        title={t('spending.failed')}
        description={errorText(error)}
        retryLabel={t('spending.retry')}
        onRetry={resume}
      />
    )
  }
  if (kind === 'stopped') {
    return (
      <Notice
        tone="warning"
        announce="politely"
        action={<Button onClick={resume}>{t('spending.resume')}</Button>}
      >
        {t('spending.stopped')}
      </Notice>
    )
  }
  const words =
    total === null
      ? t('spending.reading', { read: write(read) })
      : t('spending.readingOf', { read: write(read), total: write(total) })
  return (
    <div className={css['reading']}>
      <label className={css['progress']}>
        {words}
        <progress {...(total === null ? {} : { value: read, max: Math.max(total, 1) })} />
      </label>
      <Button variant="default" onClick={stop}>
        {t('spending.stop')}
      </Button>
    </div>
  )
}

function Sums({ all }: { readonly all: AllOperations }): ReactNode {
  const { t, language } = useMessages(operationsMessages)
  const { timeZone } = useAppContext().api
  const [by, setBy] = useState<SpendingBy>('month')
  const spending = sumSpending(all.operations, by, timeZone)
  return (
    <>
      <output>
        {t('spending.basis', { count: all.operations.length })}{' '}
        {spending.count === 0
          ? t('spending.nothing')
          : t('spending.total', {
              spent: formatMoney(spending.spent, language),
              returned: formatMoney(spending.returned, language),
            })}
      </output>
      <UnreadableNote count={all.unreadable} />
      {spending.count === 0 ? null : (
        <>
          <SegmentedControl
            aria-label={t('spending.by')}
            classNames={{ root: css['by'] ?? '', control: css['kind'] ?? '' }}
            data={kinds.map((value) => ({ value, label: t(`spending.${value}`) }))}
            value={by}
            onChange={setBy}
          />
          <SpendingChart spending={spending} by={by} />
          <SpendingTable spending={spending} by={by} />
          <p className={css['rule']}>{t('spending.rule')}</p>
        </>
      )}
    </>
  )
}

const kinds = ['month', 'vehicle', 'zone'] as const satisfies readonly SpendingBy[]
