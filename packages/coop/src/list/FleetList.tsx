import '@parking/ui/formStyles'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import {
  EmptyState,
  FilterIcon,
  InfiniteTable,
  SearchIcon,
  SelectInput,
  searchLandmark,
} from '@parking/ui'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { createArranger } from '../rows/createArranger.ts'
import type {
  FleetColumn,
  FleetListDescription,
  FleetRow,
  OfferedAction,
} from '../rows/FleetListDescription.ts'
import { longestSearch, sortedBy } from '../rows/fleetFilter.ts'
import { SaveMenu } from '../saving/SaveMenu.tsx'
import { tableFormats } from '../saving/useSaveTable.ts'
import css from './FleetList.module.css'
import { useFleetFilter } from '../rows/useFleetFilter.ts'
import { useHiddenColumns } from './useHiddenColumns.ts'
import { usePlaceKeys } from './usePlaceKeys.ts'
import { useTableColumns } from './useTableColumns.tsx'

/** The height of a row whose cells have one line each, in pixels. */
const ROW = 65

/**
 * Shows drivers, vehicles or devices: any number of them, searched, chosen from and sorted as the
 * address says, with what can be done with one and with many.
 */
export function FleetList<Row extends FleetRow>({
  list,
  columns,
  rows,
  actionsOf,
  bulkActionsOf,
}: {
  readonly list: Pick<FleetListDescription<Row>, 'name' | 'icon' | 'choices'>
  readonly columns: readonly FleetColumn<Row>[]
  readonly rows: readonly Row[]
  readonly actionsOf: (row: Row) => readonly OfferedAction[]
  /** @param unseen - how many of the rows the list does not show now */
  readonly bulkActionsOf: (rows: readonly Row[], unseen: number) => readonly OfferedAction[]
}): ReactNode {
  const { name, icon } = list
  const { t, language } = useTexts(fleetTexts)
  const choices = useMemo(() => list.choices(t), [list, t])
  const { filter, change } = useFleetFilter(choices, columns)
  const { hidden, toggle } = useHiddenColumns(name)
  const [isFolded, setFolded] = useState(true)
  const foldedId = useId()
  const set = [filter.show, filter.sort].filter((one) => one !== null).length
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { arrange, prepareSearch } = useMemo(
    () => createArranger(rows, columns, choices, language),
    [rows, columns, choices, language],
  )
  const shown = useMemo(() => arrange(filter), [arrange, filter])
  const rowKey = usePlaceKeys(shown, filter)
  const picked = rows.filter(({ key }) => chosen.has(key))
  const seen = shown.reduce((count, { key }) => count + Number(chosen.has(key)), 0)
  const isAll = shown.length > 0 && shown.every(({ key }) => chosen.has(key))

  function choose(keys: readonly string[], isChosen: boolean): void {
    setChosen((before) => {
      const next = new Set(before)
      for (const key of keys) {
        if (isChosen) next.add(key)
        else next.delete(key)
      }
      return next
    })
  }

  // The rows are drawn anew when they change, not with each letter that is typed: what their columns
  // are made of stays the same until then.
  const latest = useRef(filter)
  useEffect(() => {
    latest.current = filter
  })
  const table = useRef<HTMLDivElement>(null)
  const sortBy = useCallback(
    (column: string) => {
      change(sortedBy(latest.current, column))
      // The headers stay in sight while the list is scrolled; who sorts wants its new beginning.
      if ((table.current?.getBoundingClientRect().top ?? 0) < 0) table.current?.scrollIntoView()
    },
    [change],
  )
  const saved = picked.length > 0 ? picked : shown
  const shownColumns = columns.filter(({ key }, index) => index === 0 || !hidden.includes(key))
  const tableColumns = useTableColumns({
    columns: shownColumns,
    actionsOf,
    sort: filter.sort,
    isDescending: filter.isDescending,
    chosen,
    onSort: sortBy,
    onChoose: (key, isChosen) => choose([key], isChosen),
  })
  if (rows.length === 0) {
    return (
      <EmptyState title={t(`${name}.empty`)} description={t(`${name}.emptyText`)} icon={icon} />
    )
  }
  return (
    <div className={css['root']}>
      <div {...searchLandmark} className={css['toolbar']} aria-label={t('list.filters')}>
        <TextInput
          className={css['search'] ?? ''}
          type="search"
          label={t('list.search')}
          leftSection={<SearchIcon />}
          value={filter.search}
          maxLength={longestSearch}
          autoComplete="off"
          spellCheck={false}
          onFocus={prepareSearch}
          onChange={({ currentTarget }) => change({ ...filter, search: currentTarget.value })}
        />
        <Button
          variant="default"
          className={css['toggle']}
          leftSection={<FilterIcon />}
          aria-expanded={!isFolded}
          aria-controls={foldedId}
          onClick={() => setFolded(!isFolded)}
        >
          {set === 0 ? t('list.fold') : t('list.foldSet', { count: set })}
        </Button>
        <div id={foldedId} className={css['folded']} data-folded={isFolded}>
          <div className={css['show']}>
            <SelectInput
              label={t('list.show')}
              value={filter.show ?? ''}
              options={[
                { value: '', label: t('list.everything') },
                ...choices.map(({ value, label }) => ({ value, label })),
              ]}
              onChange={({ currentTarget }) =>
                change({ ...filter, show: currentTarget.value || null })
              }
            />
          </div>
          <div className={css['order']}>
            <SelectInput
              label={t('list.order')}
              value={filter.sort === null ? '' : `${filter.isDescending ? '-' : ''}${filter.sort}`}
              options={[
                { value: '', label: t('list.usualOrder') },
                ...columns.flatMap(({ key, header }) => [
                  { value: key, label: t('list.ascending', { column: header }) },
                  { value: `-${key}`, label: t('list.descending', { column: header }) },
                ]),
              ]}
              onChange={({ currentTarget: { value } }) =>
                change({
                  ...filter,
                  sort: value.replace(/^-/u, '') || null,
                  isDescending: value.startsWith('-'),
                })
              }
            />
          </div>
          <ColumnsMenu columns={columns} hidden={hidden} onToggle={toggle} />
        </div>
        <SaveMenu
          isEmpty={saved.length === 0}
          items={tableFormats.map((format) => ({
            label: t(`list.${format}`),
            make: () => ({ name, format, table: makeTable(saved, shownColumns) }),
          }))}
        />
      </div>
      <div className={css['chosen']}>
        <Checkbox
          label={t('list.chooseAll')}
          checked={isAll}
          indeterminate={!isAll && picked.length > 0}
          disabled={shown.length === 0}
          onChange={() =>
            choose(
              shown.map(({ key }) => key),
              !isAll,
            )
          }
        />
        <output className={css['count']}>
          {picked.length > 0
            ? t(seen === picked.length ? 'list.chosen' : 'list.chosenUnseen', {
                count: picked.length,
                unseen: picked.length - seen,
              })
            : shown.length === rows.length
              ? t('list.count', { count: rows.length })
              : t('list.found', { count: shown.length, all: rows.length })}
        </output>
        {picked.length === 0 ? null : (
          <div className={css['actions']}>
            {bulkActionsOf(picked, picked.length - seen).map(({ label, onPress }) => (
              <Button key={label} size="sm" variant="default" onClick={onPress}>
                {label}
              </Button>
            ))}
            <Button size="sm" variant="subtle" onClick={() => setChosen(new Set())}>
              {t('list.chooseNone')}
            </Button>
          </div>
        )}
      </div>
      <div ref={table} className={css['table']}>
        <InfiniteTable
          caption={t(`${name}.title`)}
          captionHidden
          columns={tableColumns}
          rows={shown}
          rowKey={rowKey}
          usualRowHeight={ROW}
          empty={
            <EmptyState
              title={t('list.nothingFound')}
              description={t('list.nothingFoundText')}
              icon={<SearchIcon />}
              action={
                <Button
                  variant="default"
                  onClick={() => change({ ...filter, search: '', show: null })}
                >
                  {t('list.clear')}
                </Button>
              }
            />
          }
        />
      </div>
    </div>
  )
}

/** Writes rows as they are shown, in the letters that machines read too. */
function makeTable<Row>(
  rows: readonly Row[],
  columns: readonly FleetColumn<Row>[],
): readonly (readonly string[])[] {
  return [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ text, saved = text }) => saved(row))),
  ]
}
