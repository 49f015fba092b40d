import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { writeBody } from '../writeRequest.ts'
import { queryKey, type QueryName } from './queryKey.ts'

/** How long what seldom changes counts as fresh. */
export const HOUR_MS = 3_600_000

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * The answer is the same for everybody, so the browser may keep it for the next visit. One that
       * is older than so many milliseconds is asked for anew at once.
       */
      readonly keptFor?: number
      /** The field of the answer that is null in what is kept: no token ever is. */
      readonly notKept?: string
      /** No answer that was asked for before will do. */
      readonly anew?: boolean
    }
  }
}

/** Makes the options of a read; its key ends with what the call asks. */
export function query<T>(
  api: Api,
  name: QueryName,
  call: Call<T>,
  {
    staleTime = 30_000,
    ...meta
  }: {
    readonly staleTime?: number
    readonly keptFor?: number
    readonly notKept?: keyof T & string
  } = {},
) {
  const asked = call.query ?? writeBody(call, api.timeZone)
  return queryOptions({
    meta,
    queryKey: asked === undefined ? queryKey(api, name) : [...queryKey(api, name), asked],
    queryFn: ({ signal, meta: asking }) => api.run(call, { signal, anew: asking?.anew === true }),
    staleTime,
  })
}
