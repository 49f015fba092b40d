import { profileQuery } from '@parking/api-client'
import { accountMark } from '@parking/checkout'
import { useAppContext, useService } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { lettersService } from './lettersService.ts'

/**
 * Lets a driver go on with what was written, but no other one.
 *
 * @returns whether what is kept is of the driver who is here, or of nobody
 */
export function useLettersOwner(): boolean {
  const { api } = useAppContext()
  const { store, ownerKnown } = useService(lettersService)
  const { data: profile, isPending } = useQuery(profileQuery(api))
  const mark = profile === undefined ? null : accountMark(profile)
  useLayoutEffect(() => {
    if (!isPending) ownerKnown(mark)
  }, [isPending, mark, ownerKnown])
  return useStore(store, ({ owner }) => owner === null || owner === mark) && !isPending
}
