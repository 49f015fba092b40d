import { confirmPrice, type OfferedPrice } from '../price/confirmPrice.ts'
import { isFresh, isSameIntent } from './attempts.ts'
import type { ChargePorts } from './ChargePorts.ts'
import type { Attempt, ChargeRefusal, Owner } from './ChargeState.ts'

/** What a press comes to before anything is sent. */
type Prepared<Intent> =
  /** An earlier attempt of the same is not settled yet: it is looked for first. */
  | { readonly kind: 'left'; readonly left: Attempt<Intent> }
  | { readonly kind: 'refused'; readonly reason: ChargeRefusal }
  | {
      readonly kind: 'ready'
      readonly attempt: Attempt<Intent>
      /** What it is one more try of, under the same key; null where it is the first. */
      readonly earlier: Attempt<Intent> | null
    }

/**
 * Finds out whether an attempt may be sent: nothing of the same is open, what is paid for is as the
 * driver saw it, and its price is still the one that was shown. That is asked last, so that as little
 * time as can be passes until the sending.
 *
 * @param price - what the press has shown; null where the driver pays no price of the city's
 */
export async function prepareSending<Intent>(
  ports: ChargePorts<Intent, unknown>,
  asked: Attempt<Intent>,
  price: OfferedPrice | null,
): Promise<Prepared<Intent>> {
  const { clock, subject } = ports
  const { intent, sentAt } = asked
  const owner = await ports.owner()
  const isLeft = (one: Attempt<Intent>): boolean =>
    one.rest === null && subject(one.intent) === subject(intent)
  const left = findKept(ports, owner, isLeft)
  if (left !== null) return { kind: 'left', left }
  const reason = await findRefusal(ports, intent, price)
  if (reason !== null) return { kind: 'refused', reason }
  // Those answers may have set the clock right, and may have taken long.
  const now = clock.now()
  const pressedAt = Math.min(sentAt, now)
  const earlier = findKept(
    ports,
    owner,
    ({ rest, intent: its }) =>
      rest !== null && isFresh(rest, pressedAt) && isSameIntent(its, intent),
  )
  if (earlier?.rest?.kind === 'happened') return { kind: 'refused', reason: { kind: 'changed' } }
  const attempt =
    earlier === null
      ? { ...asked, owner, since: now }
      : { ...earlier, intent, price: asked.price, owner, sentAt, rest: null }
  return { kind: 'ready', attempt, earlier }
}

async function findRefusal<Intent>(
  { checkBefore, clock }: ChargePorts<Intent, unknown>,
  intent: Intent,
  price: OfferedPrice | null,
): Promise<ChargeRefusal | null> {
  try {
    const refusal = await checkBefore(intent)
    if (refusal !== null || price === null) return refusal
    return (await confirmPrice(price, clock)) ? null : { kind: 'otherPrice' }
  } catch (error) {
    return { kind: 'error', error }
  }
}

/** The last attempt of a call that is kept and fits. */
function findKept<Intent>(
  { kept }: ChargePorts<Intent, unknown>,
  owner: Owner,
  fits: (one: Attempt<Intent>) => boolean,
): Attempt<Intent> | null {
  return kept.of(owner).findLast((one) => one.bank === null && fits(one)) ?? null
}
