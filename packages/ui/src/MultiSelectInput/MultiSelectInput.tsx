import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import './multiSelectInput.css'
import { CheckIcon, MultiSelect, Pill } from '@mantine/core'
import type { ReactNode } from 'react'

export interface MultiSelectInputProps {
  id?: string | undefined
  label: string
  description?: ReactNode
  error?: ReactNode
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (values: readonly string[]) => void
  /** Draws the label of an option, in the list and among the chosen. */
  drawLabel?: ((label: string) => ReactNode) | undefined
  /** Said when nothing is found for what was typed. */
  nothingFound: string
}

/** Chooses several of many, from a list that what is typed narrows. */
export function MultiSelectInput({
  options,
  value,
  nothingFound,
  drawLabel,
  ...rest
}: MultiSelectInputProps) {
  return (
    <MultiSelect
      {...rest}
      data={options}
      value={[...value]}
      searchable
      renderOption={({ option, checked = false }) => (
        <>
          {checked ? <CheckIcon /> : null}
          <span>{drawLabel?.(option.label) ?? option.label}</span>
        </>
      )}
      renderPill={({ option, onRemove }) => (
        <Pill
          className="mantine-MultiSelect-pill"
          withRemoveButton
          {...(onRemove === undefined ? {} : { onRemove })}
        >
          {drawLabel?.(option.label) ?? option.label}
        </Pill>
      )}
      size="md"
      // The list itself scrolls, within the part of the page that its field is in.
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      nothingFoundMessage={nothingFound}
    />
  )
}
