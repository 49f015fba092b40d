import type { ReactNode } from 'react'
import type { UnpaidAction } from '../draft/useSessionAction.ts'
import { AbortDialog } from './AbortDialog.tsx'
import { EndUnpaidDialog } from './EndUnpaidDialog.tsx'
import { PayDeferredDialog } from './PayDeferredDialog.tsx'

/** Ends, pays or gives up a session that is paid when it ends. */
export function UnpaidDialog({ kind, sessionId }: UnpaidAction): ReactNode {
  switch (kind) {
    case 'endUnpaid':
      return <EndUnpaidDialog sessionId={sessionId} />
    case 'payDeferred':
      return <PayDeferredDialog sessionId={sessionId} />
    case 'abort':
      return <AbortDialog sessionId={sessionId} />
  }
}
