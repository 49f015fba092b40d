import '@parking/ui/formStyles'
import { Select } from '@mantine/core'
import { mapQuery } from '@parking/api-client'
import type { Zone } from '@parking/domain'
import { useAppContext, useMessages } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { findZones, zoneStreets } from './findZones.ts'
import css from './ZoneField.module.css'

/** From this many typed letters on, streets are looked at; for that the map is loaded once. */
const lettersOfStreet = 3

/** Chooses a zone by its number, name or street. */
export function ZoneField(props: {
  readonly id: string
  readonly zones: readonly Zone[]
  readonly value: Zone | null
  readonly unknownZone: string | null
  readonly onChange: (zone: string) => void
}): ReactNode {
  const { id, zones, value, unknownZone, onChange } = props
  const { t } = useMessages(paymentsMessages)
  const { api } = useAppContext()
  const [search, setSearch] = useState('')
  const label = ({ number, name }: Zone): string =>
    name === number ? number : `${number} · ${name}`
  const wantsStreets = /^\D{3,}/u.test(search) && search.length >= lettersOfStreet
  const { data: map } = useQuery({ ...mapQuery(api), enabled: wantsStreets })
  const streets = useMemo(() => zoneStreets(map?.objects ?? []), [map])
  const shownLabel = value === null ? '' : label(value)
  const found = findZones(zones, search === shownLabel ? '' : search, streets)
  const streetOf = new Map(found.map(({ zone, street }) => [zone.number, street]))
  return (
    <Select
      id={id}
      label={t('form.zone')}
      description={t('form.zoneHint')}
      error={unknownZone === null ? null : t('form.zoneUnknown', { zone: unknownZone })}
      // Above the field: the list that opens below it would cover it.
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      data={zones.map((zone) => ({ value: zone.number, label: label(zone) }))}
      value={value?.number ?? null}
      onChange={(zone) => {
        if (zone !== null) onChange(zone)
      }}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => {
        const order = found.map(({ zone }) => zone.number)
        return options
          .filter((option) => 'value' in option && streetOf.has(option.value))
          .sort((one, other) => place(one, order) - place(other, order))
      }}
      renderOption={({ option }) => (
        <span className={css['option']}>
          <span>{option.label}</span>
          <Street name={streetOf.get(option.value) ?? null} />
        </span>
      )}
      nothingFoundMessage={t('form.zoneNothing')}
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

function Street({ name }: { readonly name: string | null }): ReactNode {
  return name === null ? null : <span className={css['street']}>{name}</span>
}

function place(option: object, order: readonly string[]): number {
  return 'value' in option && typeof option.value === 'string' ? order.indexOf(option.value) : 0
}
