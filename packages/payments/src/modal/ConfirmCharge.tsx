import { useTexts } from '@parking/runtime'
import { ConfirmDialog } from '@parking/ui'
import type { ComponentProps, ReactNode } from 'react'
import type { Charge } from '../charge/createCharge.ts'
import { paymentsTexts } from '../texts/ru.ts'
import { ChargeNotice } from '../notice/ChargeNotice.tsx'
import { useChargeState } from '../service/useChargeState.ts'
import css from './ConfirmCharge.module.css'

/** Asks before a charge that can't be undone, and tells below the question where it stands. */
export function ConfirmCharge<Intent, Result>({
  charge,
  about,
  children,
  ...question
}: Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'confirmLabel' | 'cancelLabel' | 'onConfirm' | 'onCancel'
> & {
  readonly charge: Charge<Intent, Result>
  /** What the texts speak of. */
  readonly about: 'ending' | 'refund'
  /** What will happen. */
  readonly children: ReactNode
}): ReactNode {
  const { t } = useTexts(paymentsTexts)
  const { kind } = useChargeState(charge)
  return (
    <ConfirmDialog
      {...question}
      opened
      danger
      hint={t('pay.again')}
      busyHint={t('pay.sending')}
      busy={kind === 'sending' || kind === 'checking'}
    >
      <div className={css['body']}>
        {children}
        <ChargeNotice charge={charge} about={about} />
      </div>
    </ConfirmDialog>
  )
}
