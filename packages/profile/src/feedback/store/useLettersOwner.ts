import { profileQuery } from '@parking/api-client'
import { accountMark } from '@parking/runtime'
import { useAppContext, useService } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { lettersService } from './lettersService.ts'

/**
 * Lets the driver who has written something go on with it, and nobody else.
 *
 * @returns whether what is kept is of the driver who is here, or of nobody
 */
export function useLettersOwner(): boolean {
  const { api } = useAppContext()
  const { store, ownerKnown } = useService(lettersService)
  const { data: profile, isPending, errorUpdateCount } = useQuery(profileQuery(api))
  const mark = profile === undefined ? null : accountMark(profile)
  useLayoutEffect(() => {
    if (!isPending) ownerKnown(mark)
  }, [isPending, mark, ownerKnown])
  const owner = useStore(store, (letters) => letters.owner)
  // A profile that did not come is asked for again while somebody writes.
  if (owner === null) return !isPending || errorUpdateCount > 0
  return owner === mark && !isPending
}
