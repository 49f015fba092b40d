import {
  ChargeNotice,
  ConfirmCharge,
  isBusy,
  useChargeDialog,
  useChargeState,
  usePayments,
} from '@parking/payments'
import { RussianText, useTexts } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
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
  const { t } = useTexts(permitsTexts)
  const { permitRefund } = usePayments()
  const state = useChargeState(permitRefund)
  useChargeDialog(permitRefund, permitDialogClosed)

  function confirm(): void {
    if (permit === null) return
    const { orderNumber, vehicle, startsAt, endsAt } = permit
    const plate = vehicle.kind === 'vehicle' ? vehicle.plate : null
    void permitRefund.submit({ orderNumber, plate, startsAt, endsAt })
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
    <ConfirmCharge
      charge={permitRefund}
      about="refund"
      title={t('refund.title')}
      confirmLabel={t('refund.confirm')}
      cancelLabel={t('action.back')}
      onConfirm={confirm}
      onCancel={permitDialogClosed}
    >
      {permit === null ? null : (
        <p>
          <RussianText>{t('refund.text', { name: permit.name })}</RussianText>
        </p>
      )}
      <p className={css['warning']}>{t('refund.warning')}</p>
    </ConfirmCharge>
  )
}
