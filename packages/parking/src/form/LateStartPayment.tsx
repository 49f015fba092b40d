import { LazyDialog } from '@parking/runtime'
import { lazy, useEffect, type ComponentProps, type ReactNode } from 'react'
import type { SubmittedForm } from './StartPaymentDialog.tsx'

const load = async () => ({
  default: (await import('./StartPaymentDialog.tsx')).StartPaymentDialog,
})
const StartPaymentDialog = lazy(load)

/** Chooses how to pay for what was submitted. It is loaded before it is wanted: the connection may be gone then. */
export function LateStartPayment({
  submitted,
  ...props
}: Omit<ComponentProps<typeof StartPaymentDialog>, 'submitted'> & {
  /** Null while nothing is. */
  readonly submitted: SubmittedForm | null
}): ReactNode {
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <LazyDialog onClose={props.onClose}>
      {submitted === null ? null : <StartPaymentDialog submitted={submitted} {...props} />}
    </LazyDialog>
  )
}
