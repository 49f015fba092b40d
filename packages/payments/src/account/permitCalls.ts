import { benefitsQuery } from '@parking/api-client'
import type { Benefit, ReadList } from '@parking/domain'
import { readAnew, type ReadContext } from './readAccount.ts'

export { refundPermit } from '@parking/api-client'

/** Reads the benefits from the back end, past the cache, and has the screen show them. */
export async function readBenefits({ api, queryClient }: ReadContext): Promise<ReadList<Benefit>> {
  const query = benefitsQuery(api)
  const benefits = await readAnew(queryClient, query)
  queryClient.setQueryData(query.queryKey, benefits)
  return benefits
}
