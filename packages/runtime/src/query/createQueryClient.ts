import { ApiError } from '@parking/api-client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

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
 * @param onTokenExpired - called for every answer that says that the token is no longer good, with
 *   the instant at which its call began
 */
export function createQueryClient(onTokenExpired: (calledAt: number) => void): QueryClient {
  const tell = (error: unknown, calledAt: number): void => {
    if (error instanceof ApiError && error.isTokenExpired) onTokenExpired(calledAt)
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => tell(error, Date.now()),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => tell(error, mutation.state.submittedAt),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          error instanceof ApiError && error.kind === 'network' && failures < readRetries,
        retryDelay: (failures) => 500 * 2 ** failures,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  })
}
