import { queryOptions } from '@tanstack/react-query'
import type { Api, Call } from '../createApi.ts'

/** How long what seldom changes counts as fresh. */
export const HOUR_MS = 3_600_000

/** Makes the options of a read: its key begins with the city and the type of the account. */
export function read<T>(api: Api, key: readonly unknown[], call: Call<T>, staleTime = 30_000) {
  return queryOptions({
    queryKey: [...api.scope, ...key],
    queryFn: ({ signal }) => api.run(call, { signal }),
    staleTime,
  })
}
