import { benefitsQuery } from '@parking/api-client'
import type { PermitAction } from '@parking/domain'
import { paymentsTexts } from '@parking/payments'
import { RussianText, useAppContext, useTexts } from '@parking/runtime'
import { ConfirmDialog, Dialog } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { permitDialogClosed } from '../store/permitDialog.ts'
import { ActionError } from './ActionError.tsx'
import { ChangeVehicleDialog } from './ChangeVehicleDialog.tsx'
import type { NamedPermit } from './NamedPermit.ts'
import { RefundDialog } from './RefundDialog.tsx'
import css from './PermitActionDialog.module.css'
import { usePermitAction } from './usePermitAction.ts'

const texts = {
  pause: { title: 'pause.title', text: 'pause.text', confirm: 'pause.confirm' },
  continue: { title: 'continue.title', text: 'continue.text', confirm: 'continue.confirm' },
} as const

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

/** Pauses a permit or continues it, after asking. */
function PauseDialog({
  kind,
  permit,
}: {
  readonly kind: 'pause' | 'continue'
  readonly permit: NamedPermit
}): ReactNode {
  const { t } = useTexts(permitsTexts)
  const payments = useTexts(paymentsTexts)
  const { mutate, isPending, error } = usePermitAction()
  const { title, text, confirm } = texts[kind]
  return (
    <ConfirmDialog
      opened
      title={t(title)}
      confirmLabel={t(confirm)}
      cancelLabel={t('action.back')}
      hint={payments.t('pay.again')}
      busy={isPending}
      onConfirm={() => mutate({ kind, orderNumber: permit.orderNumber })}
      onCancel={permitDialogClosed}
    >
      <div className={css['body']}>
        <p>
          <RussianText>{t(text, { name: permit.name })}</RussianText>
        </p>
        <ActionError error={error} />
      </div>
    </ConfirmDialog>
  )
}
