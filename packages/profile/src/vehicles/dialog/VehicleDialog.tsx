import { findOccupied, type Profile } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { FormDialog, useAppContext, useTexts } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { vehiclesTexts } from '../texts/ru.ts'
import { OccupiedDialog } from './OccupiedDialog.tsx'
import { RemoveVehicleDialog } from './RemoveVehicleDialog.tsx'
import { VehicleForm } from './VehicleForm.tsx'

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
