import { benefitsQuery } from '@parking/api-client'
import type { PermitAction } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { permitDialogClosed } from '../store/permitDialog.ts'
import { ChangeVehicleDialog } from './ChangeVehicleDialog.tsx'
import { PauseDialog } from './PauseDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'

/** Asks before something is done with a permit. */
export function PermitActionDialog({
  action,
  orderNumber,
}: {
  readonly action: PermitAction
  readonly orderNumber: string
}): ReactNode {
  const { t } = useTexts(permitsTexts)
  const { api } = useAppContext()
  const { data, isLoading } = useQuery(benefitsQuery(api))
  const found = data?.items.find((benefit) => benefit.orderNumber === orderNumber)
  const permit = found === undefined ? null : { ...found, orderNumber }
  // A permit that is being given back goes from the list before that is told.
  if (action === 'refund') return <RefundDialog permit={permit} isLoading={isLoading} />
  if (permit === null) {
    return (
      <Dialog
        opened
        onClose={permitDialogClosed}
        title={t('benefits.name')}
        closeLabel={t('page.close')}
      >
        <p>{t(isLoading ? 'benefits.loading' : 'action.gone')}</p>
      </Dialog>
    )
  }
  return action === 'changeVehicle' ? (
    <ChangeVehicleDialog permit={permit} />
  ) : (
    <PauseDialog kind={action} permit={permit} />
  )
}
