import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import './multiSelectInput.css'
import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'

export interface MultiSelectInputProps {
  id?: string | undefined
  label: string
  description?: ReactNode
  error?: ReactNode
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (values: readonly string[]) => void
  /** Said when nothing is found for what was typed. */
  nothingFound: string
}

/** Chooses several of many, from a list that what is typed narrows. */
export function MultiSelectInput({ options, value, nothingFound, ...rest }: MultiSelectInputProps) {
  return (
    <MultiSelect
      {...rest}
      data={options}
      value={[...value]}
      searchable
      size="md"
      // The list itself scrolls, within the part of the page that its field is in.
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      nothingFoundMessage={nothingFound}
    />
  )
}
