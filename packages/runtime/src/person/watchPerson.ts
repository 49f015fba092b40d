import { queryKey } from '@parking/api-client'
import type { Profile } from '@parking/domain'
import { hashKey } from '@tanstack/react-query'
import type { AppContext } from '../context/AppContext.ts'
import { whenSignedOut } from '../session/whenSignedOut.ts'
import { tabStorage } from '../storage/tabStorage.ts'
import { accountMark } from './accountMark.ts'
import { dropPersonStores } from './createPersonStore.ts'
import { dropPersonValues } from './dropPersonValues.ts'

/** The mark of the account whose stores these are: a page that is loaded anew finds them again. */
const markKey = 'parking.signedInAs'

/**
 * Drops what belongs to a person as a whole when that person goes: with a sign-out, and when another account
 * signs in after a session has ended. Whoever signs in again as the same goes on.
 */
export function watchPerson(
  context: Pick<AppContext, 'api' | 'city' | 'queryClient' | 'session' | 'storage'>,
): void {
  const { api, queryClient, session } = context
  // The query itself comes with the first person who is signed in.
  const key = queryKey(api, 'profile')
  const profileHash = hashKey(key)
  const drop = (): void => {
    dropPersonStores()
    dropPersonValues(context)
  }
  // Within one login it is the same person, also under a new e-mail.
  let isUnknown = true
  session.store.subscribe((now, before) => {
    if (now !== before) isUnknown = true
  })
  whenSignedOut(session, () => {
    drop()
    tabStorage.remove(markKey)
  })
  // Told before anything that shows the profile is rendered.
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== profileHash) return
    const profile = queryClient.getQueryData<Profile>(key)
    const mark = profile === undefined ? null : accountMark(profile)
    if (mark === null) return
    const before = tabStorage.get(markKey)
    if (isUnknown && before !== null && before !== mark) drop()
    isUnknown = false
    tabStorage.set(markKey, mark)
  })
}
