import { Button } from '@mantine/core'
import { countFilters, defaultHistoryFilter, type HistoryFilter } from '@parking/domain'
import { LinkButton, useTexts } from '@parking/runtime'
import { EmptyState, ReceiptIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { operationsTexts } from './texts/ru.ts'

const allOfIt: HistoryFilter = { ...defaultHistoryFilter, period: 'all' }

/** Says why no operation is shown, and what to do: less of a filter where there is one. */
export function OperationsEmpty({
  filter,
  onChange,
}: {
  readonly filter: HistoryFilter
  readonly onChange: (filter: HistoryFilter) => void
}): ReactNode {
  const { t } = useTexts(operationsTexts)
  const icon = <ReceiptIcon size="xl" />
  if (countFilters(filter) === 0) {
    return (
      <EmptyState
        title={t('empty.monthTitle')}
        description={t('empty.monthText')}
        icon={icon}
        action={<Button onClick={() => onChange(allOfIt)}>{t('empty.monthAction')}</Button>}
      />
    )
  }
  if (filter.period === 'all' && countFilters(filter) === 1) {
    return (
      <EmptyState
        title={t('empty.title')}
        description={t('empty.text')}
        icon={icon}
        action={<LinkButton to="/profile/parking">{t('empty.action')}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      title={t('empty.filterTitle')}
      description={t('empty.filterText')}
      icon={icon}
      action={<Button onClick={() => onChange(defaultHistoryFilter)}>{t('filter.clear')}</Button>}
    />
  )
}
