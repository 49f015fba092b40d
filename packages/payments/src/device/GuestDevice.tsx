import { checkoutMessages } from '@parking/checkout'
import { errorMessages, useAppContext, useService } from '@parking/runtime'
import { Suspense, use, useState, type ReactNode } from 'react'
import { guestMessages } from '../messages/guestMessages.ts'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { guestService } from './guestService.ts'

const sources = [paymentsMessages, guestMessages, checkoutMessages, errorMessages]

/** Shows what was paid for on this device without an account, whoever is signed in, once its texts are there. */
export function GuestDevice({ children }: { readonly children: ReactNode }): ReactNode {
  const { translator } = useAppContext()
  // Reads what the device has kept.
  useService(guestService)
  const [texts] = useState(() => Promise.all(sources.map((source) => translator.load(source))))
  return (
    <Suspense fallback={null}>
      <Texts of={texts}>{children}</Texts>
    </Suspense>
  )
}

function Texts({
  of,
  children,
}: {
  readonly of: Promise<unknown>
  readonly children: ReactNode
}): ReactNode {
  use(of)
  return children
}
