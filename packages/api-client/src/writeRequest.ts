import type { Call, Fields } from './call.ts'
import { isJsonCall, tokenField, tokenPlace } from './tokenPlace.ts'

/**
 * Writes what a call sends, with the token where the call carries it. A token that the call brings
 * itself, such as a guest's, stays. The client makes JSON or a form of the body by its Content-Type.
 */
export function writeRequest(call: Call<unknown>, timeZone: string, token: string | null) {
  const { method, path, query, inPath } = call
  const place = token === null ? 'none' : tokenPlace(method, path)
  const own = typeof call.body === 'function' ? call.body(timeZone) : call.body
  const held = own === undefined ? own : present(own)
  const body = place === 'form' ? { [tokenField(path)]: token, ...held } : held
  const isForm = body !== undefined && !isJsonCall(path)
  return {
    params: { query: place === 'query' ? { ...query, token } : query, path: inPath },
    body,
    headers: {
      Authorization: place === 'header' ? token : undefined,
      'Content-Type': isForm ? 'application/x-www-form-urlencoded' : undefined,
    },
  }
}

/** Leaves out the fields that hold nothing. */
function present(fields: Fields): Fields {
  const held = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(held)
}
