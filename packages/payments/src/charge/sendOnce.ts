import { ApiError } from '@parking/api-client'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Sends a command through the query client, which hears of an expired token that way. A device that
 * knows that it is offline sends nothing, so that nothing is left unexplained.
 */
export async function sendOnce<Result>(
  queryClient: QueryClient,
  command: () => Promise<Result>,
): Promise<Result> {
  if (!navigator.onLine) throw new ApiError({ kind: 'network' })
  const mutation = queryClient.getMutationCache().build<Result, Error, void, unknown>(queryClient, {
    mutationFn: command,
    networkMode: 'always',
    retry: false,
  })
  return mutation.execute()
}
