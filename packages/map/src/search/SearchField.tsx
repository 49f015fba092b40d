import { useTexts } from '@parking/runtime'
import { CloseIcon, SearchIcon } from '@parking/ui'
import type { ComponentProps, ReactNode } from 'react'
import { mapTexts } from '../texts/ru.ts'
import css from './SearchField.module.css'

interface SearchFieldProps {
  readonly query: string
  readonly onClear: () => void
  /** What else the input needs. */
  readonly input: ComponentProps<'input'>
}

/** The field that a search is typed in. */
export function SearchField({ query, onClear, input }: SearchFieldProps): ReactNode {
  const { t } = useTexts(mapTexts)
  return (
    <div className={css['field']}>
      <SearchIcon className={css['icon'] ?? ''} />
      <input
        {...input}
        className={css['input']}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={query}
      />
      {query === '' ? null : (
        <button type="button" className={css['clear']} onClick={onClear}>
          <CloseIcon label={t('search.clear')} />
        </button>
      )}
    </div>
  )
}
