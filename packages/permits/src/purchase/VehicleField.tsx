import { VehicleChoice } from '@parking/payments'
import type { Profile } from '@parking/domain'
import { UnreadableNote, useTexts } from '@parking/runtime'
import { NumberPlate } from '@parking/ui'
import type { ReactNode, Ref } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import css from './BuyPermitDialog.module.css'

/** The car that a permit is bought for: chosen from the account, or the one that it was found for. */
export function VehicleField({
  ref,
  profile,
  plate,
  isFixed,
  onChange,
}: {
  readonly ref?: Ref<HTMLInputElement>
  readonly profile: Profile | undefined
  readonly plate: string | null
  readonly isFixed: boolean
  readonly onChange: (plate: string) => void
}): ReactNode {
  const { t } = useTexts(permitsTexts)
  if (profile === undefined) return <p>{t('buy.loading')}</p>
  const { vehicles, unreadable } = profile
  const chosen = vehicles.find((vehicle) => vehicle.plate === plate)
  if (isFixed && chosen !== undefined) {
    return (
      <p className={css['vehicle']}>
        {t('vehicle.label')}
        <NumberPlate number={chosen.plate} format={chosen.format} size="s" />
      </p>
    )
  }
  return (
    <>
      <UnreadableNote count={unreadable.vehicles} />
      {vehicles.length === 0 ? (
        <p>{t('vehicle.none')}</p>
      ) : (
        <VehicleChoice
          ref={ref}
          label={t('vehicle.label')}
          vehicles={vehicles}
          plate={plate}
          onChange={onChange}
        />
      )}
    </>
  )
}
