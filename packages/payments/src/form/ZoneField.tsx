import { mapQuery } from '@parking/api-client'
import type { Zone } from '@parking/domain'
import { useAppContext, useMessages } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { findZones, zoneStreets } from './findZones.ts'
import { PlaceSelect } from './PlaceSelect.tsx'
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
    <PlaceSelect
      id={id}
      label={t('form.zone')}
      description={t('form.zoneHint')}
      error={unknownZone === null ? null : t('form.zoneUnknown', { zone: unknownZone })}
      options={zones.map((zone) => ({ value: zone.number, label: label(zone) }))}
      value={value?.number ?? null}
      onChoose={onChange}
      search={search}
      onSearch={setSearch}
      found={found.map(({ zone }) => zone.number)}
      renderOption={({ option }) => (
        <span className={css['option']}>
          <span>{option.label}</span>
          <Street name={streetOf.get(option.value) ?? null} />
        </span>
      )}
      nothingFoundMessage={t('form.zoneNothing')}
    />
  )
}

function Street({ name }: { readonly name: string | null }): ReactNode {
  return name === null ? null : <span className={css['street']}>{name}</span>
}
