import { Button } from '@mantine/core'
import { type FailedReading, useTexts } from '@parking/runtime'
import { SelectInput } from '@parking/ui'
import type { ReactNode } from 'react'
import { operationsTexts } from '../texts/ru.ts'
import css from './FilterPanel.module.css'

interface Option {
  readonly value: string
  readonly label: string
}

const none: readonly Option[] = []

/**
 * Chooses one entry of a list that comes later, or all of it. What is chosen stays even where the list
 * lacks it, such as a car that was sold since. When the list does not come, that is said.
 */
export function LateChoice({
  label,
  every,
  value,
  options,
  format,
  list,
  failed,
  retry,
  onChange,
}: {
  readonly label: string
  /** What stands for the whole list. */
  readonly every: string
  readonly value: string | null
  /** Absent until they are there. */
  readonly options: readonly Option[] | undefined
  /** Writes a value for people that is none of the list. */
  readonly format?: (value: string) => string
  readonly list: Omit<FailedReading, 'error'> & { readonly isLoadingError: boolean }
  readonly failed: string
  readonly retry: string
  readonly onChange: (value: string | null) => void
}): ReactNode {
  const { t } = useTexts(operationsTexts)
  const known = options ?? none
  const isListed = value === null || known.some((option) => option.value === value)
  const others = isListed ? known : [{ value, label: format?.(value) ?? value }, ...known]
  return (
    <div>
      <SelectInput
        label={label}
        value={value ?? ''}
        options={[{ value: '', label: every }, ...others]}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? null : currentTarget.value)
        }
      />
      {list.isLoadingError ? (
        <p className={css['failed']}>
          {failed}{' '}
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={retry}
            loading={list.isFetching}
            onClick={() => void list.refetch()}
          >
            {t('page.retry')}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
