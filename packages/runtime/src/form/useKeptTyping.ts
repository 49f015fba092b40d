import { useEffect, useEffectEvent } from 'react'
import { useAppContext, useService, type Service } from '../context/AppContext.ts'
import { whenSignedOut } from '../session/whenSignedOut.ts'

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
 * Keeps what is typed into a form when the session ends under it, in memory alone: the same account
 * finds it again once it has signed in and opened the form anew.
 *
 * @param service - the memory, made by {@link keptTyping}
 * @param readKey - whose it is and which form, asked once while the account is still there
 */
export function useKeptTyping<Values>(
  service: Service<KeptTyping<Values>>,
  readKey: () => string,
  form: { readonly getValues: () => Values; readonly setValues: (values: Values) => void },
): void {
  const { session } = useAppContext()
  const kept = useService(service)
  const findKey = useEffectEvent(readKey)
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
