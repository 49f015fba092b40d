import { profileQuery } from '@parking/api-client'
import type { AppContext } from '@parking/runtime'
import type { Owner } from '../charge/ChargeState.ts'

const nobody: Owner = { name: null, session: null }

/** Tells whose account it is, by whatever is known of it. */
export function createOwner(context: Pick<AppContext, 'api' | 'queryClient' | 'session'>) {
  const { session } = context
  let known = nobody

  async function ask(): Promise<Owner> {
    const token = session.token()
    if (token === null) return nobody
    const itsSession = await nameSession(token)
    const isMine = () => session.token() === token
    if (!isMine()) return nobody
    if (known.session !== itsSession) known = { name: null, session: itsSession }
    const name = await accountName(context)
    if (!isMine()) return nobody
    known = { name: name ?? known.name, session: itsSession }
    return known
  }

  return {
    ask,
    /** Who was last known to be signed in. */
    last: (): Owner => known,
  }
}

/** What an account is known by; null while its profile can't be read. */
async function accountName({
  api,
  queryClient,
}: Pick<AppContext, 'api' | 'queryClient'>): Promise<string | null> {
  try {
    const { email, phones } = await queryClient.ensureQueryData(profileQuery(api))
    return email ?? phones.find(({ isMain }) => isMain)?.number ?? null
  } catch {
    return null
  }
}

/** A name for the session of a token that does not give the token away; null where none can be made. */
async function nameSession(token: string): Promise<string | null> {
  // Pages without TLS have none.
  const { subtle }: { subtle?: SubtleCrypto } = crypto
  if (subtle === undefined) return null
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
