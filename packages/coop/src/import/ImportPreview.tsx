import { Checkbox } from '@mantine/core'
import type { ImportList } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { Notice, SelectInput } from '@parking/ui'
import type { ReactNode } from 'react'
import { ColumnChoice, nameColumn } from './ColumnChoice.tsx'
import css from './Import.module.css'
import type { Columns } from '../columns/judgeColumns.ts'
import type { FileChoice, PlannedFile } from '../plan/planFile.ts'
import type { ReadTable } from '../columns/readRows.ts'
import { importTexts } from './texts/ru.ts'
import { useImportWords } from './useImportWords.ts'

/** So many rows tell whether the columns were understood. */
const mostAdded = 3
/** More would be no list to read, but one to save. */
const mostRefused = 50

/** What somebody changes in a preview. */
export interface PreviewChoice {
  readonly onTable: (at: number) => void
  readonly onColumns: (columns: Columns) => void
  readonly onHidden: (takesHidden: boolean) => void
  readonly onUnlikely: (takesUnlikely: boolean) => void
  readonly onChanges: (takesChanges: boolean) => void
}

/**
 * Shows what comes of a file before anything is done: what was taken for what, how many rows are added,
 * and what is wrong where. All rows of the table are in one of the numbers.
 */
export function ImportPreview({
  list,
  name,
  tables,
  choice,
  file,
  onTable,
  onColumns,
  onHidden,
  onUnlikely,
  onChanges,
}: {
  readonly list: ImportList
  readonly name: string
  /** The sheets of a workbook; the table of a text. */
  readonly tables: readonly ReadTable[]
  readonly choice: FileChoice
  readonly file: PlannedFile
} & PreviewChoice): ReactNode {
  const { t } = useTexts(importTexts)
  const words = useImportWords(list)
  const { table, missing, plan, unlikely } = file
  const { adds, changes, there, refused } = plan
  const hiddenColumns = [...table.hiddenColumns]
    .filter((place) => table.table.some((row) => (row[place] ?? '') !== ''))
    .map((place) => t('quoted', { header: nameColumn(table, place, t) }))
  const asked = choice.takesUnlikely ? [] : unlikely
  const wrong = refused.filter((row) => !asked.includes(row))
  const leftOut = choice.takesHidden ? 0 : file.hidden
  const hasTitle = table.table.slice(0, table.headAt).some((row) => row.some((text) => text !== ''))
  return (
    <>
      <output className={css['plan']}>
        <span>{t('file', { name })}</span>
        {table.sheet === null ? null : <span>{t('sheet', { name: table.sheet })}</span>}
        {hasTitle ? <span>{t('headLine', { line: table.headAt + 1 })}</span> : null}
        {hiddenColumns.length === 0 ? null : (
          <span>{t('hiddenColumns', { columns: hiddenColumns.join(', ') })}</span>
        )}
        {table.headAt === -1 && file.rows > 0 ? <span>{t('noHeaders')}</span> : null}
        {missing.length > 0 || file.rows === 0 ? null : (
          <>
            <span>{t('rows', { count: file.rows })}</span>
            <strong>{t('add', { count: adds.length })}</strong>
            {changes.length === 0 ? null : (
              <strong>
                {t(choice.takesChanges ? 'change' : 'different', { count: changes.length })}
              </strong>
            )}
            {there === 0 ? null : <strong>{t('there', { count: there })}</strong>}
            {wrong.length === 0 ? null : <strong>{t('wrong', { count: wrong.length })}</strong>}
            {asked.length === 0 ? null : <strong>{t('asked', { count: asked.length })}</strong>}
            {leftOut === 0 ? null : <strong>{t('leftOut', { count: leftOut })}</strong>}
          </>
        )}
        {missing.length > 0 || adds.length + changes.length > 0 ? null : (
          <span>{t(file.rows === 0 ? 'empty' : 'nothingNew')}</span>
        )}
      </output>
      {missing.length === 0 ? null : (
        <Notice tone="negative" announce="now">
          {list === 'devices'
            ? t('missingCode')
            : t('missing', { columns: missing.map(words.header).join(', ') })}
        </Notice>
      )}
      <SheetChoice tables={tables} at={choice.at} onChoose={onTable} />
      {file.hidden === 0 ? null : (
        <Checkbox
          label={t('takeHidden', { count: file.hidden })}
          checked={choice.takesHidden}
          onChange={(event) => onHidden(event.currentTarget.checked)}
        />
      )}
      {table.headers.length === 0 ? null : (
        <ColumnChoice list={list} table={table} columns={choice.columns} onChoose={onColumns} />
      )}
      {adds.length === 0 ? null : (
        <section>
          <h3 className={css['heading']}>{t('first')}</h3>
          <ul className={css['rows']}>
            {adds.slice(0, mostAdded).map(({ row: { line, cells } }) => (
              <li key={line}>
                <p className={css['line']}>{t('lineOf', { line })}</p>
                <p>{words.columns.flatMap(({ field }) => cells[field] || []).join(' · ')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.length === 0 ? null : (
        <section>
          <h3 className={css['heading']}>{t('changes')}</h3>
          <Checkbox
            label={t('takeChanges', { count: changes.length })}
            checked={choice.takesChanges}
            onChange={(event) => onChanges(event.currentTarget.checked)}
          />
          <ul className={css['rows']}>
            {changes.slice(0, mostRefused).map(({ row: { line, cells }, differences }) => (
              <li key={line}>
                <p className={css['line']}>{t('lineOf', { line })}</p>
                <p>{words.nameRow(cells, differences)}</p>
                {differences.map((one) => (
                  <p key={one.field}>{words.differs(one)}</p>
                ))}
              </li>
            ))}
          </ul>
          <More count={changes.length - mostRefused} />
        </section>
      )}
      {unlikely.length === 0 ? null : (
        <Notice tone="warning" title={t('unlikelyTitle', { count: unlikely.length })}>
          <div className={css['asked']}>
            <p>{t('unlikelyHint')}</p>
            <ul className={css['rows']}>
              {unlikely.slice(0, mostRefused).map(({ row: { line, cells } }) => (
                <li key={line}>
                  <p className={css['line']}>{t('lineOf', { line })}</p>
                  <p>{words.columns.flatMap(({ field }) => cells[field] || []).join(' · ')}</p>
                </li>
              ))}
            </ul>
            <More count={unlikely.length - mostRefused} />
            <Checkbox
              label={t('takeUnlikely', { count: unlikely.length })}
              checked={choice.takesUnlikely}
              onChange={(event) => onUnlikely(event.currentTarget.checked)}
            />
          </div>
        </Notice>
      )}
      {wrong.length === 0 ? null : (
        <section>
          <h3 className={css['heading']}>{t('errors')}</h3>
          <ul className={css['rows']}>
            {wrong.slice(0, mostRefused).map(({ row: { line, cells }, errors }) => (
              <li key={line}>
                <p className={css['line']}>{t('lineOf', { line })}</p>
                {errors.map((error) => (
                  <p key={error.field}>
                    {words.told(error, error.field === null ? '' : cells[error.field])}
                  </p>
                ))}
              </li>
            ))}
          </ul>
          <More count={wrong.length - mostRefused} />
        </section>
      )}
    </>
  )
}

/** Says that a list goes on. */
function More({ count }: { readonly count: number }): ReactNode {
  const { t } = useTexts(importTexts)
  return count > 0 ? <p>{t('more', { count })}</p> : null
}

/** Chooses the sheet of a workbook; one that the workbook does not show is named and has to be chosen. */
function SheetChoice({
  tables,
  at,
  onChoose,
}: {
  readonly tables: readonly ReadTable[]
  readonly at: number
  readonly onChoose: (at: number) => void
}): ReactNode {
  const { t } = useTexts(importTexts)
  if (tables.length < 2) return null
  return (
    <SelectInput
      label={t('sheetToLoad')}
      description={tables.some(({ isHidden }) => isHidden) ? t('hiddenSheets') : undefined}
      value={String(at)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      options={tables.map(({ sheet, isHidden }, index) => ({
        value: String(index),
        label: t(isHidden ? 'hiddenSheet' : 'quoted', { header: sheet ?? '' }),
      }))}
    />
  )
}
