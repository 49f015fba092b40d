import { profileQuery } from '@parking/api-client'
import { accountMark } from '@parking/checkout'
import { useAppContext } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { constructorReset } from './constructorDraft.ts'
import { doneActionRead } from './doneAction.ts'
import { permitDialogClosed } from './permitDialog.ts'

/** Whose drafts these are, as far as that is known. */
let owner: string | null = null

/**
 * Lets the drafts of a page end with it, unless the token has expired: then whoever signs in goes on
 * with them, but for another driver.
 */
export function useDraftOwner(): void {
  const { api, session } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const mark = profile === undefined ? null : accountMark(profile)
  // Before anything of another driver is painted.
  useLayoutEffect(() => {
    if (mark === null) return
    if (owner !== null && owner !== mark) forgetDrafts()
    owner = mark
  }, [mark])
  useEffect(
    () => () => {
      if (session.store.getState().kind !== 'expired') forgetDrafts()
    },
    [session],
  )
}

function forgetDrafts(): void {
  permitDialogClosed()
  constructorReset()
  doneActionRead()
}
