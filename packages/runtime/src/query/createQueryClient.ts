import { ApiError } from '@parking/api-client'
import { QueryClient, type QueryPersister } from '@tanstack/react-query'

/** How often a read is tried again after the network failed; a write never is. */
const readRetries = 2

/**
 * Makes the app's query client.
 *
 * Reads are tried again only when the network failed, and what is in sight is read again when the
 * connection is back. Commands are never tried again, queued or
 * replayed: offline they fail at once and say so (`networkMode: 'always'`), because a payment must
 * not happen minutes after somebody gave up on it.
 *
 * @param persister - keeps answers for the next visit; nothing is kept when absent
 */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          error instanceof ApiError && error.kind === 'network' && failures < readRetries,
        retryDelay: (failures) => 500 * 2 ** failures,
        staleTime: 30_000,
        ...(persister === undefined ? {} : { persister }),
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  })
}
