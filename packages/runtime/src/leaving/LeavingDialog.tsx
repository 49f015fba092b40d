import { Suspense, useEffect, type ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { leavingMessages } from '../leavingMessages/leavingMessages.ts'

/** Shows a dialog whose texts have been loaded before anybody may need it. */
export function LeavingDialog({ children }: { readonly children: ReactNode }): ReactNode {
  const { translator } = useAppContext()
  useEffect(() => {
    void translator.load(leavingMessages).catch(() => undefined)
  }, [translator])
  return <Suspense fallback={null}>{children}</Suspense>
}
