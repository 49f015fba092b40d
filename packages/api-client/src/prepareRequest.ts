import type { Middleware } from 'openapi-fetch'
import { isJsonCall, tokenField, tokenPlace } from './tokenPlace.ts'

/**
 * Makes the middleware that writes the body in the form the call wants and puts the token where
 * the call carries it. A token that the caller gave (a guest's, a restore code's) stays.
 */
export function prepareRequest(getToken: () => string | null): Middleware {
  return {
    async onRequest({ request, schemaPath }) {
      const url = new URL(request.url)
      const headers = new Headers(request.headers)
      const token = getToken()
      const place = token === null ? 'none' : tokenPlace(request.method, schemaPath)
      if (place === 'header') headers.set('Authorization', token ?? '')
      if (place === 'query') url.searchParams.set('token', token ?? '')
      const written = request.method === 'GET' ? '' : await request.text()
      let body: string | URLSearchParams | null = written === '' ? null : written
      if (!isJsonCall(schemaPath) && (body !== null || place === 'form')) {
        const form = formOf(written)
        const field = tokenField(schemaPath)
        if (place === 'form' && !form.has(field)) form.set(field, token ?? '')
        headers.delete('Content-Type')
        body = form
      }
      return new Request(url, {
        method: request.method,
        headers,
        body,
        signal: request.signal,
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      })
    },
  }
}

function formOf(json: string): URLSearchParams {
  const fields: unknown = json === '' ? {} : JSON.parse(json)
  return new URLSearchParams(
    Object.entries(fields ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  )
}
