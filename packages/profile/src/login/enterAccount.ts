import { profileQuery } from '@parking/api-client'
import type { Profile } from '@parking/domain'
import type { AppContext } from '@parking/runtime'
import { refuseAccount } from '../account/refuseAccount.ts'
import { ownAddress } from './ownAddress.ts'

/** What became of an account that somebody has just signed in to. */
export type Entered =
  /** Where to go, null when the page may stay. */
  { readonly kind: 'open'; readonly target: string | null } | { readonly kind: 'refused' }

/**
 * Opens the account of who has just signed in, and says where that leads: to what was asked for,
 * else to the parking form when the driver has a default zone.
 *
 * @param token - the session's token
 * @param returnTo - the address to open afterwards, as it was asked for
 */
export async function enterAccount(
  context: AppContext,
  token: string,
  returnTo: string | null,
): Promise<Entered> {
  context.session.send({ kind: 'loggedIn', token })
  const opened = await openAccount(context)
  if (opened.kind === 'refused') return opened
  const wanted = ownAddress(returnTo, window.location.origin)
  const target = wanted ?? (opened.profile?.defaultZone ? '/profile/parking' : null)
  return { kind: 'open', target }
}

type Opened =
  | { readonly kind: 'open'; readonly profile: Profile | null }
  | { readonly kind: 'refused' }

/** Loads the profile. Without a network the account opens all the same. */
async function openAccount({ api, queryClient, session }: AppContext): Promise<Opened> {
  try {
    return { kind: 'open', profile: await queryClient.fetchQuery(profileQuery(api)) }
  } catch (error) {
    return refuseAccount(session, error) ? { kind: 'refused' } : { kind: 'open', profile: null }
  }
}
