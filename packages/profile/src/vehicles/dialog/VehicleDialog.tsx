import { Button } from '@mantine/core'
import { removeVehicle } from '@parking/api-client'
import { findOccupied, type Occupied, type Profile, type Vehicle } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import {
  ChangeFailed,
  FormDialog,
  LinkButton,
  useAppContext,
  useOneMutation,
  useTexts,
} from '@parking/runtime'
import { ConfirmDialog, Dialog } from '@parking/ui'
import { type ReactNode, useState } from 'react'
import { useProfileChange } from '../../change/useProfileChange.ts'
import { vehiclesTexts } from '../texts/ru.ts'
import { plateText } from '../words/plateText.ts'
import { useVehicleTime } from '../words/useVehicleTime.ts'
import { VehicleForm } from './VehicleForm.tsx'
import { useFailureText } from './useFailureText.ts'
import css from './VehicleForm.module.css'

/** What was done with a vehicle. */
export type Done = 'added' | 'changed' | 'removed'

/** Adds, changes or deletes a vehicle; one that is parked is left alone, and it is said until when. */
export function VehicleDialog({
  kind,
  plate,
  profile,
  onClose,
  onDone,
}: {
  readonly kind: 'add' | 'edit' | 'remove'
  /** The vehicle's plate, letter by letter; null for a new one. */
  readonly plate: string | null
  readonly profile: Profile
  readonly onClose: () => void
  readonly onDone: (done: Done, plate: string) => void
}): ReactNode {
  const { t } = useTexts(vehiclesTexts)
  const { clock } = useAppContext()
  // As it was when the dialog opened: the list may change under what is being typed.
  const [vehicle] = useState(() => profile.vehicles.find((one) => one.plate === plate) ?? null)
  const [occupied] = useState(() =>
    plate === null ? null : findOccupied(plate, { ...profile, now: clock.now() }),
  )
  if (kind !== 'add' && vehicle === null) {
    return (
      <Dialog opened onClose={onClose} title={formatPlate(plate)} closeLabel={t('card.close')}>
        <p>{t('form.gone')}</p>
      </Dialog>
    )
  }
  if (kind !== 'add' && vehicle !== null && occupied !== null) {
    return (
      <OccupiedDialog kind={kind} plate={vehicle.plate} occupied={occupied} onClose={onClose} />
    )
  }
  if (kind === 'remove' && vehicle !== null) {
    return (
      <RemoveVehicleDialog
        vehicle={vehicle}
        isMain={vehicle.isMain && profile.vehicles.length > 1}
        onClose={onClose}
        onDone={() => onDone('removed', vehicle.plate)}
      />
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={
        vehicle === null
          ? t('form.addTitle')
          : t('form.editTitle', { plate: formatPlate(vehicle.plate) })
      }
      closeLabel={t('card.close')}
    >
      <VehicleForm
        vehicle={vehicle}
        profile={profile}
        onClose={onClose}
        onDone={(saved) => onDone(vehicle === null ? 'added' : 'changed', saved)}
      />
    </FormDialog>
  )
}

/** Says why a parked vehicle can't be changed or deleted, and until when. */
function OccupiedDialog({
  kind,
  plate,
  occupied,
  onClose,
}: {
  readonly kind: 'edit' | 'remove'
  readonly plate: string
  readonly occupied: Occupied
  readonly onClose: () => void
}): ReactNode {
  const { t } = useTexts(vehiclesTexts)
  const timeText = useVehicleTime()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`occupied.${kind}Title`)}
      closeLabel={t('card.close')}
      footer={
        <>
          <LinkButton variant="default" to="/profile/parking">
            {t('occupied.toParking')}
          </LinkButton>
          <Button onClick={onClose}>{t('occupied.understood')}</Button>
        </>
      }
    >
      <p>{t('occupied.text', { plate: plateText(plate), time: timeText(occupied.until) })}</p>
    </Dialog>
  )
}

/** Asks before a vehicle is deleted. */
function RemoveVehicleDialog({
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
