import { findTokenAccount } from '../account/tokens.ts'
import { Refusal } from '../wire/Refusal.ts'
import type { Call } from './call.ts'

/**
 * Names who makes a call, for counting: the account, or the address of a guest, whose token is the
 * same for all of them. Null for nobody that is known.
 */
export function nameCaller(call: Call, address: string): string | null {
  try {
    const id = findTokenAccount(call, call.token)
    const { store, city } = call
    const account = store.get(store.from.selectFrom('accounts').select('kind').where('id', '=', id))
    return `${city.id} ${account?.kind === 'guest' ? address : id}`
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
