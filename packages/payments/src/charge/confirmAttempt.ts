import { ApiError } from '@parking/api-client'
import { isWholePage, readHistory, type ReadContext } from '../account/readAccount.ts'
import { confirmPrice, type OfferedPrice } from '../price/confirmPrice.ts'
import type { AnyChargeKind, PayContext } from './ChargeKind.ts'
import type { Attempt } from './ChargeState.ts'
import { markOf } from './ownOperations.ts'
import type { Confirmed } from './Machine.ts'

/**
 * Looks once more before an attempt is sent: what is paid for is as the driver saw it, and its price is
 * still the one that was shown. That is asked last, so that as little time as can be passes until the
 * sending. What the history holds already is noted: what is new later is the charge.
 *
 * @param price - what the press has shown; null where the driver pays no price of the city's
 */
export async function confirmAttempt<Intent>(
  kind: Pick<AnyChargeKind<Intent, unknown>, 'checkBefore' | 'matches' | 'readToken'>,
  context: PayContext,
  attempt: Attempt<Intent>,
  price: OfferedPrice | null,
): Promise<Confirmed> {
  try {
    // The call waits for it: kept then, it costs the price no time.
    await kind.readToken?.(context)
    const isChecked = kind.checkBefore !== undefined && navigator.onLine
    // A price whose tariff is not known here has to be asked for, beside the rest.
    const isAsked = price !== null && price.shown.basis === null
    const [reason, isAsShown, before] = await Promise.all([
      isChecked ? kind.checkBefore(attempt.intent, context) : null,
      isAsked ? confirmPrice(price, context.clock) : true,
      readMarks(kind, context, attempt),
    ])
    if (reason !== null) return { reason, before }
    const isRight =
      isAsShown && (price === null || isAsked || (await confirmPrice(price, context.clock)))
    return { reason: isRight ? null : { kind: 'otherPrice' }, before }
  } catch (error) {
    return { reason: { kind: 'error', error }, before: null }
  }
}

/**
 * What of the history could be taken for a charge of an attempt that is yet to be sent.
 *
 * @returns null where it could not be read whole, or tells no such charges
 * @throws {@link ApiError} without a connection: nothing is sent, so that nothing is left unexplained
 */
async function readMarks<Intent>(
  kind: Pick<AnyChargeKind<Intent, unknown>, 'matches'>,
  context: ReadContext,
  attempt: Attempt<Intent>,
): Promise<readonly string[] | null> {
  const { matches } = kind
  if (matches === undefined) return null
  try {
    const page = await readHistory(context, attempt.since)
    const now = context.clock.now()
    // The answer has set a clock right that was ahead: what was read is not of the time of the press.
    if (now < attempt.since) return await readMarks(kind, context, { ...attempt, since: now })
    if (!isWholePage(page)) return null
    return page.operations.filter((one) => matches(attempt, one)).map(markOf)
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status !== null
    if (!isAnswer) throw new ApiError({ kind: 'network', cause: error })
    if (error.isTokenExpired) throw error
    return null
  }
}
