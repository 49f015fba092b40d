import { findTokenAccount, keepToken } from '../account/tokens.ts'
import type { Call, Handler } from './call.ts'
import type { ContractCall } from './contractCalls.ts'

/** What an account shows of its money. */
const SHOWS_ACCOUNT = /^get(?:Profile|Balance|Operations|Benefits)/

/** Has a call respect how late its city's accounts are: see `Lag`. */
export function withLateAccounts(
  { operationId, movesMoney }: ContractCall,
  handler: Handler,
): Handler {
  if (movesMoney) {
    return (call) => {
      const { lag, clock } = call.city
      lag.keep(call.store, clock.now())
      return handler(call)
    }
  }
  return SHOWS_ACCOUNT.test(operationId) ? (call) => handler(atStore(call)) : handler
}

/** The call at the store that its account is shown from. */
function atStore(call: Call): Call {
  const store = call.city.lag.shown(call.store, call.now)
  if (store === call.store || call.token === undefined) return call
  const shown = { ...call, store }
  // Who has signed in since is no stranger.
  const issued = { token: call.token, sessionId: '' }
  keepToken(shown, findTokenAccount(call, call.token), issued, call.now + 1)
  return shown
}
