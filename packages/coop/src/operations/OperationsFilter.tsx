import '@parking/ui/formStyles'
import { Button, TextInput } from '@mantine/core'
import { countFilters, defaultHistoryFilter, type HistoryFilter } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { OperationTypeField, PeriodFields } from '@parking/spending'
import { FilterIcon, SearchIcon, SelectInput, searchLandmark } from '@parking/ui'
import { useId, useState, type ReactNode } from 'react'
import { longestSearch } from '../rows/fleetFilter.ts'
import css from './OperationsPage.module.css'
import { operationsTexts } from './texts/ru.ts'

/** Which operations of a company are shown. */
export interface CompanyFilter extends HistoryFilter {
  /** What was typed: a plate, a driver's name or phone, an order. */
  readonly search: string
}

/** Chooses which operations are shown. The search is in sight; on a phone the rest is folded. */
export function OperationsFilter({
  filter,
  zones,
  onChange,
  children,
}: {
  readonly filter: CompanyFilter
  /** The zones that the operations name. */
  readonly zones: readonly string[]
  readonly onChange: (filter: CompanyFilter) => void
  /** What can be done with those that are found. */
  readonly children: ReactNode
}): ReactNode {
  const { t } = useTexts(operationsTexts)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const count = countFilters(filter)
  const offered =
    filter.zone === null || zones.includes(filter.zone) ? zones : [filter.zone, ...zones]
  return (
    <div {...searchLandmark} className={css['filter']} aria-label={t('filters')}>
      <TextInput
        className={css['search'] ?? ''}
        type="search"
        label={t('search')}
        leftSection={<SearchIcon />}
        value={filter.search}
        maxLength={longestSearch}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange({ ...filter, search: currentTarget.value })}
      />
      <Button
        variant="default"
        className={css['toggle']}
        leftSection={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? t('openFilters') : t('openFiltersSet', { count })}
      </Button>
      {children}
      <div id={id} className={css['panel']} data-open={isOpen}>
        <PeriodFields chosen={filter} onChange={(chosen) => onChange({ ...filter, ...chosen })} />
        <OperationTypeField
          chosen={filter.type}
          onChange={(type) => onChange({ ...filter, type })}
        />
        <SelectInput
          label={t('zone')}
          value={filter.zone ?? ''}
          options={[
            { value: '', label: t('everyZone') },
            ...offered.map((value) => ({ value, label: value })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ ...filter, zone: value || null })}
        />
        {count === 0 && filter.search === '' ? null : (
          <Button
            variant="subtle"
            className={css['clear']}
            onClick={() => onChange({ ...defaultHistoryFilter, search: '' })}
          >
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
