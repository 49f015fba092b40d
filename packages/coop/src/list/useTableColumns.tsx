import { RussianText, useTexts } from '@parking/runtime'
import { RowCheckbox, RowMenu, VisuallyHidden, type TableColumn } from '@parking/ui'
import type { ReactNode } from 'react'
import { fleetTexts } from '../fleetTexts/ru.ts'
import type { FleetColumn, FleetRow, OfferedAction } from '../rows/FleetListDescription.ts'
import type { FleetFilter } from '../rows/fleetFilter.ts'
import css from './FleetList.module.css'

/**
 * The columns of a list as its table draws them: the first with the box that chooses the row. A menu is
 * its row's own, whichever row takes the place: one that is open never passes to another row.
 */
export function useTableColumns<Row extends FleetRow>({
  columns,
  actionsOf,
  sort,
  isDescending,
  chosen,
  onSort,
  onChoose,
}: {
  readonly columns: readonly FleetColumn<Row>[]
  readonly actionsOf: (row: Row) => readonly OfferedAction[]
  /** The column that the rows stand by; null for their usual order. */
  readonly sort: FleetFilter['sort']
  readonly isDescending: boolean
  /** Keys of the rows that are chosen. */
  readonly chosen: ReadonlySet<string>
  readonly onSort: (column: string) => void
  readonly onChoose: (key: string, isChosen: boolean) => void
}): readonly TableColumn<Row>[] {
  const { t } = useTexts(fleetTexts)
  const nothing = t('list.nothing')
  const [first] = columns
  const nameOf = (row: Row): string => first?.text(row) ?? ''
  // The names come with a box, the actions with a button; all widths stay as the rows change.
  const weightOf = (column: FleetColumn<Row>): number =>
    (column.weight ?? 1) + (column === first ? 0.4 : 0)
  const whole = columns.reduce((sum, column) => sum + weightOf(column), actionsWeight)
  const drawn = columns.map((column): TableColumn<Row> => {
    const { key, header, text, cell } = column
    const isFirst = column === first
    const direction = isDescending ? 'descending' : 'ascending'
    const draw = (row: Row): ReactNode => {
      const words = text(row)
      return cell?.(row) ?? (words && <RussianText>{words}</RussianText>)
    }
    return {
      key,
      header,
      share: (100 * weightOf(column)) / whole,
      isRowHeader: isFirst,
      sort: { direction: sort === key ? direction : 'none', onSort: () => onSort(key) },
      cell: isFirst
        ? (row) => (
            <span className={css['name']}>
              <RowCheckbox
                name={t('list.choose', { name: nameOf(row) })}
                checked={chosen.has(row.key)}
                onChange={(isChecked) => onChoose(row.key, isChecked)}
              />
              {draw(row)}
            </span>
          )
        : (row) => draw(row) || <Nothing label={nothing} />,
    }
  })
  return [
    ...drawn,
    {
      key: 'actions',
      header: t('list.actions'),
      align: 'end',
      share: (100 * actionsWeight) / whole,
      cell: (row) => (
        <RowMenu
          key={row.key}
          label={t('list.actions')}
          className={css['menu']}
          name={t('list.actionsOf', { name: nameOf(row) })}
          items={actionsOf(row)}
        />
      ),
    },
  ]
}

/** The button of the actions takes more room than most texts. */
const actionsWeight = 1.25

/** Stands where a row has nothing. */
function Nothing({ label }: { readonly label: string }): ReactNode {
  return (
    <span className={css['nothing']}>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
