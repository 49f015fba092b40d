import type { Call, Fields } from './call.ts'
import { isJsonCall, tokenField, tokenPlace } from './tokenPlace.ts'

/**
 * Writes what a call sends, with the token where the call carries it. A token that the call brings
 * itself, such as that of a letter's link, stays. The client makes JSON or a form of the body by its
 * Content-Type.
 */
export function writeRequest(call: Call<unknown>, timeZone: string, token: string | null) {
  const { method, path, query, inPath } = call
  const place = token === null ? 'none' : tokenPlace(method, path)
  const own = writeBody(call, timeZone)
  const body = place === 'form' ? { [tokenField(path)]: token, ...own } : own
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

/** Writes the fields of a call's body, without those that hold nothing. */
export function writeBody({ body }: Call<unknown>, timeZone: string): Fields | undefined {
  const fields = typeof body === 'function' ? body(timeZone) : body
  if (fields === undefined) return undefined
  const isHeld = ([, value]: [string, unknown]) => value !== null && value !== undefined
  return Object.fromEntries(Object.entries(fields).filter(isHeld))
}
