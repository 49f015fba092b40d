import { PaymentDialog, useGuestPayments, type GuestStartIntent } from '@parking/payments'
import type { Kopecks } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import type { ComponentProps, ReactNode } from 'react'
import { guestTexts } from '../texts/guest/ru.ts'
import { GuestNotice } from './GuestNotice.tsx'

/** All of what a guest wants but the way to pay. */
export type GuestStartRequest = Omit<GuestStartIntent, 'method'>

/** Asks a guest for the way to pay, and leads to the page of the bank. */
export function GuestPaymentDialog({
  request,
  sum,
  ...rest
}: Pick<ComponentProps<typeof PaymentDialog>, 'summary' | 'price' | 'onClose'> & {
  readonly request: GuestStartRequest
  readonly sum: Kopecks | null
}): ReactNode {
  const { t } = useTexts(guestTexts)
  const { start } = useGuestPayments()
  return (
    <PaymentDialog
      {...rest}
      title={t('form.dialog')}
      sum={sum}
      submitLabel={t('form.submit')}
      charge={start}
      intent={({ method }) => ({ ...request, method })}
      phone={request.phone}
      notice={<GuestNotice sum={sum} wanted={request} />}
    />
  )
}
