import '@parking/ui/formStyles'
import { Select, type SelectProps } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './PlaceSelect.module.css'

interface PlaceSelectProps extends Pick<
  SelectProps,
  'id' | 'label' | 'description' | 'error' | 'value' | 'renderOption' | 'nothingFoundMessage'
> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly search: string
  readonly onSearch: (search: string) => void
  /** The values that the search finds, the best first. */
  readonly found: readonly string[]
  readonly onChoose: (value: string) => void
}

/** Chooses one of many places by typing; what is typed finds more than the labels say. */
export function PlaceSelect(props: PlaceSelectProps): ReactNode {
  const { options, search, onSearch, found, onChoose, ...look } = props
  return (
    <Select
      {...look}
      // Above the field: the list that opens below it would cover it.
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      data={options}
      onChange={(value) => {
        if (value !== null) onChoose(value)
      }}
      searchable
      searchValue={search}
      onSearchChange={onSearch}
      filter={(shown) => {
        const byValue = new Map(
          shown.options.flatMap((one) => ('value' in one ? [[one.value, one] as const] : [])),
        )
        return found.flatMap((value) => byValue.get(value) ?? [])
      }}
      allowDeselect={false}
      selectFirstOptionOnChange
      withScrollArea={false}
      classNames={{ options: css['options'] ?? '' }}
      comboboxProps={{ withinPortal: false }}
      autoComplete="off"
      inputMode="search"
      withAlignedLabels
    />
  )
}
