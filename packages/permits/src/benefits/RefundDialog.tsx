import {
  ChargeNotice,
  checkoutMessages,
  isBusy,
  useChargeState,
  useCheckout,
} from '@parking/checkout'
import { useMessages } from '@parking/runtime'
import { ConfirmDialog, Dialog } from '@parking/ui'
import { useEffect, type ReactNode } from 'react'
import { permitsMessages } from '../messages/permitsMessages.ts'
import { permitDialogClosed } from '../store/permitDialog.ts'
import type { NamedPermit } from './NamedPermit.ts'
import css from './PermitActionDialog.module.css'

/** Gives a permit back for its money, after asking. */
export function RefundDialog({
  permit,
  isLoading,
}: {
  readonly permit: NamedPermit | null
  readonly isLoading: boolean
}): ReactNode {
  const { t } = useMessages(permitsMessages)
  const checkout = useMessages(checkoutMessages)
  const { permitRefund } = useCheckout()
  const state = useChargeState(permitRefund)
  useEffect(() => {
    permitRefund.dismiss()
    return permitRefund.store.subscribe(({ kind }) => {
      if (kind === 'done') permitDialogClosed()
    })
  }, [permitRefund])

  function confirm(): void {
    if (permit === null) return
    const { orderNumber, vehicle, endsAt } = permit
    const plate = vehicle.kind === 'vehicle' ? vehicle.plate : null
    void permitRefund.submit({ orderNumber, plate, endsAt })
  }

  // While the answer is open, the list may already show that it is gone.
  if (permit === null && !isBusy(state)) {
    return (
      <Dialog
        opened
        onClose={permitDialogClosed}
        title={t('refund.title')}
        closeLabel={t('page.close')}
      >
        <div className={css['body']}>
          <ChargeNotice charge={permitRefund} about="refund" />
          <p>{t(isLoading ? 'benefits.loading' : 'action.gone')}</p>
        </div>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={t('refund.title')}
      confirmLabel={t('refund.confirm')}
      cancelLabel={t('action.back')}
      hint={checkout.t('pay.again')}
      busy={state.kind === 'sending' || state.kind === 'checking'}
      onConfirm={confirm}
      onCancel={permitDialogClosed}
    >
      <div className={css['body']}>
        {permit === null ? null : <p>{t('refund.text', { name: permit.name })}</p>}
        <p className={css['warning']}>{t('refund.warning')}</p>
        <ChargeNotice charge={permitRefund} about="refund" />
      </div>
    </ConfirmDialog>
  )
}
