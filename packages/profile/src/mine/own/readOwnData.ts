import {
  appealMessagesQuery,
  appealsQuery,
  benefitsQuery,
  finesQuery,
  receiptsQuery,
  settingsQuery,
} from '@parking/api-client'
import type { Appeal, AppealMessage, Benefit, Fine, ReadList, Receipt } from '@parking/domain'
import type { AppContext } from '@parking/runtime'
import { hasFeedback } from '../../feedback/feedback.route.ts'
import { hasFines } from '../../fines/fines.route.ts'
import { hasReceipts } from '../../receipts/receipts.route.ts'

/** An appeal with its conversation. */
export interface WholeAppeal extends Appeal {
  readonly messages: ReadList<AppealMessage>
}

/** What an account has beside its profile and its operations; null where its city has no such page. */
export interface OwnData {
  readonly permits: ReadList<Benefit>
  readonly fines: ReadList<Fine> | null
  readonly receipts: ReadList<Receipt> | null
  readonly appeals: ReadList<WholeAppeal> | null
}

type Context = Pick<AppContext, 'api' | 'city' | 'queryClient'>

/**
 * Reads what stands on the other pages of the account.
 *
 * @throws {@link ApiError} when one of them can't be read
 */
export async function readOwnData(context: Context): Promise<OwnData> {
  const { api, queryClient } = context
  const settings = await queryClient.ensureQueryData(settingsQuery(api))
  const city = { city: context.city, settings }
  const [permits, fines, receipts, appeals] = await Promise.all([
    queryClient.fetchQuery(benefitsQuery(api)),
    hasFines(city) ? queryClient.fetchQuery(finesQuery(api)) : null,
    hasReceipts(city) ? queryClient.fetchQuery(receiptsQuery(api)) : null,
    hasFeedback(city) ? readAppeals(context) : null,
  ])
  return { permits, fines, receipts, appeals }
}

async function readAppeals({ api, queryClient }: Context): Promise<ReadList<WholeAppeal>> {
  const appeals = await queryClient.fetchQuery(appealsQuery(api))
  const items = await Promise.all(
    appeals.items.map(async (appeal) => ({
      ...appeal,
      messages: await queryClient.fetchQuery(appealMessagesQuery(api, appeal.id)),
    })),
  )
  return { ...appeals, items }
}
