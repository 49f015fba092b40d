import { countRead, wholeHistory, type Operation, type OperationsPage } from '@parking/domain'
import type { AppContext } from '@parking/runtime'
import { joinPages, readNextPage } from '@parking/spending'

/**
 * Reads the operations history to its end.
 *
 * @param onRead - is told how many have come, and of how many where the back end says so; answers
 *   whether they are still wanted
 * @returns null when they are not wanted any more
 * @throws {@link ApiError} when a page can't be read
 */
export async function readHistory(
  context: Pick<AppContext, 'api' | 'queryClient'>,
  onRead: (count: number, total: number | null) => boolean,
): Promise<{ readonly operations: readonly Operation[]; readonly unreadable: number } | null> {
  let pages: readonly OperationsPage[] = []
  for (let hasMore = true; hasMore;) {
    // oxlint-disable-next-line no-await-in-loop -- where the next page begins is known with the one before
    ;({ pages, hasMore } = await readNextPage(context, wholeHistory, pages))
    if (!onRead(countRead(pages), pages.at(-1)?.total ?? null)) return null
  }
  const { rows, unreadable } = joinPages(pages)
  return { operations: rows, unreadable }
}
