import { operationsQuery, type OperationsFilter } from '@parking/api-client'
import { countRead, hasMoreOperations, type OperationsPage } from '@parking/domain'
import type { AppContext } from '@parking/runtime'

/** How many operations are asked for where nobody reads along: calls are few and large. */
const limit = 500

/**
 * Reads one more page of the operations that a filter asks for.
 *
 * @param pages - what was read before it, from the beginning
 * @returns all pages, and whether more follow
 * @throws {@link ApiError} when the page can't be read
 */
export async function readNextPage(
  { api, queryClient }: Pick<AppContext, 'api' | 'queryClient'>,
  asked: OperationsFilter,
  pages: readonly OperationsPage[],
): Promise<{ readonly pages: readonly OperationsPage[]; readonly hasMore: boolean }> {
  const query = operationsQuery(api, asked, { limit, offset: countRead(pages) })
  const page = await queryClient.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })
  const all = [...pages, page]
  // A back end that counts nothing and caps its pages is asked until nothing new comes.
  return { pages: all, hasMore: hasMoreOperations(all, 1) }
}
