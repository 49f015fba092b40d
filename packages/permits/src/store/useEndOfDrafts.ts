import { useAppContext } from '@parking/runtime'
import { useEffect } from 'react'
import { constructorReset } from './constructorDraft.ts'
import { doneActionRead } from './doneAction.ts'
import { permitDialogClosed } from './permitDialog.ts'

/** Lets the drafts of a page end with it, unless the token has expired: then its owner goes on with them. */
export function useEndOfDrafts(): void {
  const { session } = useAppContext()
  useEffect(
    () => () => {
      if (session.store.getState().kind === 'expired') return
      permitDialogClosed()
      constructorReset()
      doneActionRead()
    },
    [session],
  )
}
