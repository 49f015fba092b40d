import '@parking/ui/formStyles'
import { Radio } from '@mantine/core'
import type { Vehicle } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { NumberPlate } from '@parking/ui'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import css from './VehicleChoice.module.css'

/** Chooses one of the account's vehicles. */
export function VehicleChoice({
  id,
  label,
  vehicles,
  plate,
  error = null,
  onChange,
}: {
  /** The first choice gets it, so that a refusal can lead there. */
  readonly id: string
  readonly label: string
  readonly vehicles: readonly Vehicle[]
  readonly plate: string | null
  readonly error?: string | null
  readonly onChange: (plate: string) => void
}): ReactNode {
  return (
    <Radio.Group label={label} value={plate} onChange={onChange} error={error}>
      <div className={css['choices']}>
        {vehicles.map((vehicle, index) => (
          <Radio
            key={vehicle.plate}
            value={vehicle.plate}
            label={<VehicleName vehicle={vehicle} />}
            classNames={{ root: css['choice'] ?? '', body: css['body'] ?? '' }}
            {...(index === 0 ? { id } : {})}
          />
        ))}
      </div>
    </Radio.Group>
  )
}

function VehicleName({ vehicle }: { readonly vehicle: Vehicle }): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { plate, format, name, isMain } = vehicle
  const words = [
    name,
    isMain ? t('vehicle.main') : null,
    format === 'foreign' ? t('vehicle.foreign') : null,
  ].filter((word) => word !== null)
  return (
    <span className={css['vehicle']}>
      <NumberPlate number={plate} format={format} size="s" />
      {words.length === 0 ? null : <span className={css['words']}>{words.join(', ')}</span>}
    </span>
  )
}
