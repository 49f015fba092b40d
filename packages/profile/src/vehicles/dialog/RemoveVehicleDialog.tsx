import { removeVehicle } from '@parking/api-client'
import type { Vehicle } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { ChangeFailed, useTexts, useOneMutation } from '@parking/runtime'
import { ConfirmDialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { useProfileChange } from '../../change/useProfileChange.ts'
import { vehiclesTexts } from '../texts/ru.ts'
import { useFailureText } from './useFailureText.ts'
import css from './VehicleForm.module.css'

/** Asks before a vehicle is deleted. */
export function RemoveVehicleDialog({
  vehicle,
  isMain,
  onClose,
  onDone,
}: {
  readonly vehicle: Vehicle
  /** Whether another vehicle becomes the main one. */
  readonly isMain: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}): ReactNode {
  const { t } = useTexts(vehiclesTexts)
  const failureText = useFailureText()
  const change = useProfileChange()
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: () =>
      change(removeVehicle({ plate: vehicle.plate }), ({ vehicles }) =>
        vehicles.every(({ plate }) => plate !== vehicle.plate),
      ),
    onSuccess: onDone,
  })
  return (
    <ConfirmDialog
      opened
      danger
      title={t('remove.title', { plate: formatPlate(vehicle.plate) })}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.cancel')}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <div className={css['form']}>
        {isMain ? <p>{t('remove.main')}</p> : null}
        <p>{t('remove.text')}</p>
        <ChangeFailed title={t('failed.remove')} error={error} text={failureText(error)} />
      </div>
    </ConfirmDialog>
  )
}
