import type { ImportList } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import css from './Import.module.css'
import { importTexts } from './texts/ru.ts'
import type { SortedPlan } from './sortPlan.ts'
import { useImportWords } from './useImportWords.ts'

/** So many rows tell whether the columns were understood. */
const mostAdded = 3
/** More would be no list to read, but one to save. */
const mostRefused = 50

/** Shows what comes of a file before anything is done: how much is added, and what is wrong where. */
export function ImportPreview({
  list,
  name,
  sheet,
  plan: { adds, there, refused },
}: {
  readonly list: ImportList
  readonly name: string
  /** Name of the sheet, where the file has others too. */
  readonly sheet: string | null
  readonly plan: SortedPlan
}): ReactNode {
  const { t } = useTexts(importTexts)
  const words = useImportWords(list)
  return (
    <>
      <output className={css['plan']}>
        <span>{t('file', { name })}</span>
        {sheet === null ? null : <span>{t('sheet', { name: sheet })}</span>}
        <strong>{t('add', { count: adds.length })}</strong>
        {there === 0 ? null : <strong>{t('there', { count: there })}</strong>}
        {refused.length === 0 ? null : <strong>{t('wrong', { count: refused.length })}</strong>}
        {adds.length > 0 ? null : (
          <span>{t(there + refused.length === 0 ? 'empty' : 'nothingNew')}</span>
        )}
      </output>
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
      {refused.length === 0 ? null : (
        <section>
          <h3 className={css['heading']}>{t('errors')}</h3>
          <ul className={css['rows']}>
            {refused.slice(0, mostRefused).map(({ row: { line, cells }, errors }) => (
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
          {refused.length > mostRefused ? (
            <p>{t('more', { count: refused.length - mostRefused })}</p>
          ) : null}
        </section>
      )}
    </>
  )
}
