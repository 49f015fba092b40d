import { queryOptions } from '@tanstack/react-query'
import type { Call } from '../call.ts'
import type { Api } from '../createApi.ts'
import { queryKey, type QueryName } from './queryKey.ts'

/** How long what seldom changes counts as fresh. */
export const HOUR_MS = 3_600_000

/** Makes the options of a read. */
export function query<T>(
  api: Api,
  [name, ...input]: readonly [QueryName, ...unknown[]],
  call: Call<T>,
  staleTime = 30_000,
) {
  return queryOptions({
    queryKey: [...queryKey(api, name), ...input],
    queryFn: ({ signal }) => api.run(call, { signal }),
    staleTime,
  })
}
