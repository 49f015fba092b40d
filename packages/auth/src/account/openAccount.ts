import { profileQuery } from '@parking/api-client'
import { readUrl } from '@parking/domain'
import { refuseAccount, type AppContext } from '@parking/runtime'

/** What became of an account that somebody has just signed in to. */
export type Opened =
  /** Where to go, null when the page may stay. */
  { readonly kind: 'open'; readonly target: string | null } | { readonly kind: 'refused' }

/**
 * Opens the account of who has just signed in, and says where that leads: to what was asked for,
 * else to the parking form when the driver has a default zone. Without a network the account opens
 * all the same.
 *
 * @param returnTo - the address to open afterwards, as it was asked for
 */
export async function openAccount(context: AppContext, returnTo: string | null): Promise<Opened> {
  const { api, queryClient, session } = context
  const wanted = readUrl(returnTo, 'ownPage', window.location.origin)
  try {
    const { defaultZone } = await queryClient.fetchQuery(profileQuery(api))
    return { kind: 'open', target: wanted ?? (defaultZone ? '/profile/parking' : null) }
  } catch (error) {
    return refuseAccount(session, error) ? { kind: 'refused' } : { kind: 'open', target: wanted }
  }
}
