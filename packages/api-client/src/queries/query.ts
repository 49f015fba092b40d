import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { writeBody } from '../writeRequest.ts'
import { queryKey, type QueryName } from './queryKey.ts'

/** How long what seldom changes counts as fresh. */
export const HOUR_MS = 3_600_000

/** Makes the options of a read; its key ends with what the call asks. */
export function query<T>(api: Api, name: QueryName, call: Call<T>, staleTime = 30_000) {
  const asked = call.query ?? writeBody(call, api.timeZone)
  return queryOptions({
    queryKey: asked === undefined ? queryKey(api, name) : [...queryKey(api, name), asked],
    queryFn: ({ signal }) => api.run(call, { signal }),
    staleTime,
  })
}
