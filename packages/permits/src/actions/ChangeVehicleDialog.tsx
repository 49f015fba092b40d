import { profileQuery } from '@parking/api-client'
import { paymentsTexts, VehicleChoice } from '@parking/payments'
import type { PermitVehicle, Vehicle } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import { RussianText, UnreadableNote, useAppContext, useTexts } from '@parking/runtime'
import { ConfirmDialog, Dialog } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { permitDialogClosed } from '../store/permitDialog.ts'
import { ActionError } from './ActionError.tsx'
import type { NamedPermit } from './NamedPermit.ts'
import css from './PermitActionDialog.module.css'
import { usePermitAction } from './usePermitAction.ts'

/** Moves a permit to another vehicle of the account. */
export function ChangeVehicleDialog({ permit }: { readonly permit: NamedPermit }): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { api } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const others = (profile?.vehicles ?? []).filter(({ plate }) => !isOf(permit.vehicle, plate))
  if (others.length > 0) return <Asked permit={permit} vehicles={others} />
  return (
    <Dialog
      opened
      onClose={permitDialogClosed}
      title={t('changeVehicle.title')}
      closeLabel={t('page.close')}
    >
      {profile === undefined ? (
        <p>{t('buy.loading')}</p>
      ) : (
        <div className={css['body']}>
          <UnreadableNote count={profile.unreadable.vehicles} />
          <p>{t('changeVehicle.none')}</p>
        </div>
      )}
    </Dialog>
  )
}

function Asked({
  permit,
  vehicles,
}: {
  readonly permit: NamedPermit
  readonly vehicles: readonly Vehicle[]
}): ReactNode {
  const { t } = useTexts(permitsTexts)
  const payments = useTexts(paymentsTexts)
  const { mutate, isPending, error } = usePermitAction()
  const [plate, setPlate] = useState<string | null>(null)
  const [isMissed, setMissed] = useState(false)
  const choice = useRef<HTMLInputElement>(null)

  function confirm(): void {
    setMissed(plate === null)
    if (plate === null) choice.current?.focus()
    else mutate({ kind: 'changeVehicle', orderNumber: permit.orderNumber, plate })
  }

  return (
    <ConfirmDialog
      opened
      title={t('changeVehicle.title')}
      confirmLabel={t('changeVehicle.confirm')}
      cancelLabel={t('action.back')}
      hint={payments.t('pay.again')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={permitDialogClosed}
    >
      <div className={css['body']}>
        <p>
          <RussianText>{t('changeVehicle.text', { name: permit.name })}</RussianText>
        </p>
        <VehicleChoice
          ref={choice}
          label={t('changeVehicle.vehicle')}
          vehicles={vehicles}
          plate={plate}
          error={isMissed && plate === null ? t('changeVehicle.empty') : null}
          onChange={setPlate}
        />
        <ActionError error={error} />
      </div>
    </ConfirmDialog>
  )
}

function isOf(vehicle: PermitVehicle, plate: string): boolean {
  return vehicle.kind === 'vehicle' && isSamePlate(vehicle.plate, plate)
}
