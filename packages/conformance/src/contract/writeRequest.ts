import type { Operation } from './operations.ts'

/** Fields of a request, by their names on the wire; a list is for JSON alone. */
export type Fields = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** What goes out. */
export interface WireRequest {
  readonly method: string
  /** Below the address of the back end, with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

function texts(fields: Fields): string {
  const entries = Object.entries(fields).map(([name, value]) => [name, String(value)])
  return new URLSearchParams(entries).toString()
}

/** Writes a call with its fields and its token where the contract wants them. */
export function writeRequest(
  operation: Operation,
  fields: Fields,
  token: string,
  key?: string,
): WireRequest {
  const { method, json, place, tokenName } = operation
  const inPath = new Set<string>()
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name)
    return encodeURIComponent(String(fields[name]))
  })
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.has(name)))
  const named: Fields = token === '' ? {} : { [tokenName]: token }
  const hasBody = method !== 'GET' && (json || place === 'form' || Object.keys(own).length > 0)
  const query = texts({ ...(hasBody ? {} : own), ...(place === 'query' ? named : {}) })
  const form = place === 'form' ? { ...own, ...named } : own
  const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
  return {
    method,
    path: query === '' ? path : `${path}?${query}`,
    headers: {
      accept: '*/*',
      ...(hasBody && { 'content-type': type }),
      ...(place === 'header' && token !== '' && { authorization: token }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(hasBody && { body: json ? JSON.stringify(own) : texts(form) }),
  }
}
