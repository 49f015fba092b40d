import { paymentsTexts } from '@parking/payments'
import { useTexts } from '@parking/runtime'
import { ConfirmDialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { permitDialogClosed } from '../store/permitDialog.ts'
import { ActionError } from './ActionError.tsx'
import type { NamedPermit } from './NamedPermit.ts'
import css from './PermitActionDialog.module.css'
import { usePermitAction } from './usePermitAction.ts'

const texts = {
  pause: { title: 'pause.title', text: 'pause.text', confirm: 'pause.confirm' },
  continue: { title: 'continue.title', text: 'continue.text', confirm: 'continue.confirm' },
} as const

/** Pauses a permit or continues it, after asking. */
export function PauseDialog({
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
        <p>{t(text, { name: permit.name })}</p>
        <ActionError error={error} />
      </div>
    </ConfirmDialog>
  )
}
