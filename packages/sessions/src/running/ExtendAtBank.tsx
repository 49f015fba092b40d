import { PaymentForm, usePayments, type RenewIntent } from '@parking/payments'
import { useAppContext, useTexts } from '@parking/runtime'
import type { ComponentProps, ReactNode } from 'react'
import { extensionChosen } from '../draft/lastExtension.ts'
import { sessionsTexts } from '../texts/ru.ts'
import { renewNextStep } from './renewNextStep.tsx'
import { sessionActionClosed } from '../draft/useSessionAction.ts'

/** Extends a session that the balance is too small for: paid on the page of the bank, in one trip. */
export function ExtendAtBank({
  renewal,
  ...rest
}: Pick<
  ComponentProps<typeof PaymentForm>,
  'summary' | 'sum' | 'price' | 'methods' | 'profile' | 'payButton' | 'blocker' | 'details'
> & { readonly renewal: RenewIntent }): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const context = useAppContext()
  const { renew } = usePayments()
  return (
    <PaymentForm
      {...rest}
      submitLabel={t('extend.pay')}
      charge={renew}
      intent={(by) => ({ ...renewal, ...by })}
      onPay={() => extensionChosen(context, renewal.durationMinutes)}
      nextStep={(errorName) => renewNextStep(errorName, renewal)}
      onClose={sessionActionClosed}
    />
  )
}
