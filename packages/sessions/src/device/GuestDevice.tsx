import { paymentsTexts } from '@parking/payments'
import { errorTexts, useAppContext, type AppContext } from '@parking/runtime'
import { Suspense, use, useState, type ReactNode } from 'react'
import { deviceTexts } from './texts/ru.ts'
import { sessionsTexts } from '../texts/ru.ts'
import { guestService } from './guestService.ts'

const sources = [sessionsTexts, deviceTexts, paymentsTexts, errorTexts]

/** Shows what was paid for on this device without an account, whoever is signed in, once it has been read. */
export function GuestDevice({ children }: { readonly children: ReactNode }): ReactNode {
  const context = useAppContext()
  const [ready] = useState(() => prepare(context))
  return (
    <Suspense fallback={null}>
      <Ready when={ready}>{children}</Ready>
    </Suspense>
  )
}

/** The service reads what the device has kept, which must not happen while something is drawn. */
async function prepare({ service, translator }: AppContext): Promise<void> {
  await Promise.all(sources.map((source) => translator.load(source)))
  service(guestService)
}

function Ready({
  when,
  children,
}: {
  readonly when: Promise<void>
  readonly children: ReactNode
}): ReactNode {
  use(when)
  return children
}
