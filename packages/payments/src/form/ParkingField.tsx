import '@parking/ui/formStyles'
import { Select } from '@mantine/core'
import type { Zone } from '@parking/domain'
import { useMessages } from '@parking/runtime'
import { useMemo, useState, type ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { findParkings, parkingLabel } from './findParkings.ts'
import css from './ZoneField.module.css'

/** Chooses a parking by its number or its zone, where each is paid by its own number. */
export function ParkingField(props: {
  readonly id: string
  readonly zones: readonly Zone[]
  /** Code of the parking. */
  readonly value: string | null
  readonly unknownParking: string | null
  readonly onChange: (code: string) => void
}): ReactNode {
  const { id, zones, value, unknownParking, onChange } = props
  const { t } = useMessages(paymentsMessages)
  const [search, setSearch] = useState('')
  const parkings = useMemo(() => findParkings(zones, ''), [zones])
  const chosen = parkings.find(({ code }) => code === value)
  const shownLabel = chosen === undefined ? '' : parkingLabel(chosen)
  const found = findParkings(zones, search === shownLabel ? '' : search)
  return (
    <Select
      id={id}
      label={t('form.parking')}
      description={t('form.parkingHint')}
      error={unknownParking === null ? null : t('form.parkingUnknown', { code: unknownParking })}
      // Above the field: the list that opens below it would cover it.
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      data={parkings.map((one) => ({ value: one.code, label: parkingLabel(one) }))}
      value={value}
      onChange={(code) => {
        if (code !== null) onChange(code)
      }}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => {
        const codes = new Set(found.map(({ code }) => code))
        return options
          .filter((option) => 'value' in option && codes.has(option.value))
          .slice(0, most)
      }}
      nothingFoundMessage={t('form.parkingNothing')}
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

/** More than anybody reads; the next letter finds the rest. */
const most = 50
