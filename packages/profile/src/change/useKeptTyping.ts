import { profileQuery } from '@parking/api-client'
import { accountMark } from '@parking/checkout'
import { useAppContext, useService, whenSignedOut, type Service } from '@parking/runtime'
import { useEffect, useEffectEvent } from 'react'

/** What was typed into a form, by the form and whose it is. */
type KeptTyping<Values> = Map<string, Values>

/** Makes the memory of one kind of form. It outlives an expired token, and goes with a sign-out. */
export function keptTyping<Values>(): Service<KeptTyping<Values>> {
  return {
    create: ({ session }) => {
      const kept: KeptTyping<Values> = new Map()
      whenSignedOut(session, () => kept.clear())
      return kept
    },
  }
}

/**
 * Keeps what is typed into a form when the session ends under it, in memory alone: the same driver finds
 * it again once they have signed in and opened the form anew.
 *
 * @param service - the memory, made by {@link keptTyping}
 * @param name - which form it is, such as the plate of the car that it changes
 */
export function useKeptTyping<Values>(
  service: Service<KeptTyping<Values>>,
  name: string,
  form: { readonly getValues: () => Values; readonly setValues: (values: Values) => void },
): void {
  const { api, queryClient, session } = useAppContext()
  const kept = useService(service)
  const findKey = useEffectEvent((): string => {
    const profile = queryClient.getQueryData(profileQuery(api).queryKey)
    return JSON.stringify([profile === undefined ? null : accountMark(profile), name])
  })
  const fillIn = useEffectEvent((values: Values) => form.setValues(values))
  const read = useEffectEvent(() => form.getValues())
  useEffect(() => {
    // Asked now: once the session has ended, nothing says any more whose it was.
    const key = findKey()
    const before = kept.get(key)
    kept.delete(key)
    if (before !== undefined) fillIn(before)
    return session.store.subscribe(({ kind }) => {
      if (kind === 'expired') kept.set(key, read())
    })
  }, [kept, session])
}
