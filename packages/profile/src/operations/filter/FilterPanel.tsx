import { Button } from '@mantine/core'
import { profileQuery, zonesQuery } from '@parking/api-client'
import { countFilters, defaultHistoryFilter, type HistoryFilter } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useTexts } from '@parking/runtime'
import { OperationTypeField, PeriodFields } from '@parking/spending'
import { FilterIcon, searchLandmark } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { operationsTexts } from '../texts/ru.ts'
import css from './FilterPanel.module.css'
import { LateChoice } from './LateChoice.tsx'

interface FilterFieldProps {
  readonly filter: HistoryFilter
  readonly onChange: (filter: HistoryFilter) => void
}

/** Chooses which operations are shown. On a phone it is folded and says how much of it is set. */
export function FilterPanel({ filter, onChange }: FilterFieldProps): ReactNode {
  const { t } = useTexts(operationsTexts)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const count = countFilters(filter)
  return (
    <div {...searchLandmark} className={css['root']} aria-label={t('filter.title')}>
      <Button
        variant="default"
        className={css['toggle']}
        leftSection={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? t('filter.open') : t('filter.openSet', { count })}
      </Button>
      <div id={id} className={css['panel']} data-open={isOpen}>
        <PeriodFields chosen={filter} onChange={(chosen) => onChange({ ...filter, ...chosen })} />
        <OperationTypeField
          chosen={filter.type}
          onChange={(type) => onChange({ ...filter, type })}
        />
        <VehicleField filter={filter} onChange={onChange} />
        <ZoneField filter={filter} onChange={onChange} />
        {count === 0 ? null : (
          <Button
            variant="subtle"
            className={css['clear']}
            onClick={() => onChange(defaultHistoryFilter)}
          >
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </div>
  )
}

function VehicleField({ filter, onChange }: FilterFieldProps): ReactNode {
  const { t } = useTexts(operationsTexts)
  const vehicles = useQuery(profileQuery(useAppContext().api))
  return (
    <LateChoice
      label={t('filter.vehicle')}
      every={t('filter.everyVehicle')}
      value={filter.plate}
      options={vehicles.data?.vehicles.map(({ plate, name }) => ({
        value: plate,
        label: name === null ? formatPlate(plate) : `${formatPlate(plate)} · ${name}`,
      }))}
      format={formatPlate}
      list={vehicles}
      failed={t('filter.vehiclesFailed')}
      retry={t('filter.retryVehicles')}
      onChange={(plate) => onChange({ ...filter, plate })}
    />
  )
}

function ZoneField({ filter, onChange }: FilterFieldProps): ReactNode {
  const { t } = useTexts(operationsTexts)
  const zones = useQuery(zonesQuery(useAppContext().api))
  return (
    <LateChoice
      label={t('filter.zone')}
      every={t('filter.everyZone')}
      value={filter.zone}
      options={zones.data?.items.map(({ number, name }) => ({
        value: number,
        label: name === number ? number : `${number} · ${name}`,
      }))}
      list={zones}
      failed={t('filter.zonesFailed')}
      retry={t('filter.retryZones')}
      onChange={(zone) => onChange({ ...filter, zone })}
    />
  )
}
