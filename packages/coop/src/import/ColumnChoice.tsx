import { importFields, type ImportField, type ImportList } from '@parking/domain'
import { useTexts, type Translate } from '@parking/runtime'
import { SelectInput } from '@parking/ui'
import type { ReactNode } from 'react'
import css from './Import.module.css'
import { isPlaceholder, type Columns } from '../columns/judgeColumns.ts'
import type { ReadTable } from '../columns/readRows.ts'
import { importTexts, type ru } from './texts/ru.ts'
import { useImportWords } from './useImportWords.ts'

/** So much of a cell tells what stands in its column. */
const longest = 24

/** Shows which column was taken for what, and lets somebody say otherwise. */
export function ColumnChoice({
  list,
  table,
  columns,
  onChoose,
}: {
  readonly list: ImportList
  readonly table: ReadTable
  readonly columns: Columns
  readonly onChoose: (columns: Columns) => void
}): ReactNode {
  const { t } = useTexts(importTexts)
  const words = useImportWords(list)

  function nameOf(places: readonly number[]): string {
    const names = places.map((place) => nameColumn(table, place, t))
    const examples = places.map((place) => exampleOf(table, place)).filter((text) => text !== '')
    const isHidden = places.some((place) => table.hiddenColumns.has(place))
    const bare = shorten(names.join(' + '))
    const name = isHidden ? t('hiddenColumn', { name: bare }) : bare
    return examples.length === 0
      ? name
      : t('columnExample', { name, example: shorten(examples.join(' ')) })
  }

  function choose(field: ImportField, value: string): void {
    const places = value === '' ? [] : value.split('+').map(Number)
    const chosen: Partial<Record<ImportField, readonly number[]>> = {}
    for (const other of importFields[list]) {
      const own = other === field ? places : columns[other]
      // A column is one thing: what it was taken for before has none now.
      const isFree = other === field || own?.every((place) => !places.includes(place))
      if (own !== undefined && own.length > 0 && isFree === true) chosen[other] = own
    }
    onChoose(chosen)
  }

  const single = table.headers.flatMap((header, place) =>
    header === '' && exampleOf(table, place) === '' ? [] : [[place]],
  )
  return (
    <section>
      <h3 className={css['heading']}>{t('columns')}</h3>
      <div className={css['columns']}>
        {importFields[list].map((field) => {
          const several = [table.columns[field], columns[field]].find(
            (one) => one && one.length > 1,
          )
          const offered = several === undefined ? single : [several, ...single]
          return (
            <SelectInput
              key={field}
              label={words.header(field)}
              value={columns[field]?.join('+') ?? ''}
              onChange={(event) => choose(field, event.currentTarget.value)}
              options={[
                { value: '', label: t('noColumn') },
                ...offered.map((places) => ({ value: places.join('+'), label: nameOf(places) })),
              ]}
            />
          )
        })}
      </div>
    </section>
  )
}

/** What a column is called; its number where it has no header. */
export function nameColumn({ headers }: ReadTable, place: number, t: Translate<typeof ru>): string {
  return headers[place] || t('columnNumber', { number: place + 1 })
}

/** What stands in a column first; empty where nothing does. */
function exampleOf({ table, headAt }: ReadTable, column: number): string {
  const row = table.slice(headAt + 1).find((cells) => !isPlaceholder(cells[column] ?? ''))
  return row?.[column] ?? ''
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1).trim()}…` : text
}
