import { confirmPrice, type OfferedPrice } from '../price/confirmPrice.ts'
import { isAside, isFresh, isSameIntent } from './attempts.ts'
import type { ChargePorts } from './ChargePorts.ts'
import type { Attempt, ChargeRefusal, Owner } from './ChargeState.ts'
import { readOnce } from './readOnce.ts'

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
 * @param mayBeTwice - whether the driver knows that an earlier try of the same may have charged
 */
export async function prepareSending<Intent>(
  ports: ChargePorts<Intent, unknown>,
  asked: Attempt<Intent>,
  price: OfferedPrice | null,
  mayBeTwice: boolean,
): Promise<Prepared<Intent>> {
  const { clock, subject } = ports
  const { intent, sentAt } = asked
  const owner = await ports.owner()
  const isLeft = (one: Attempt<Intent>): boolean =>
    one.rest === null && subject(one.intent) === subject(intent)
  const left = findKept(ports, owner, isLeft)
  if (left !== null) return { kind: 'left', left }
  const doubt =
    ports.knowsKeys || ports.isSafeAgain || mayBeTwice ? null : await findDoubt(ports, owner, asked)
  if (doubt !== null) return doubt
  let before: readonly string[] | null
  try {
    const [refusal, read] = await Promise.all([
      findRefusal(ports, intent, price),
      ports.readBefore?.({ ...asked, owner }) ?? null,
    ])
    if (refusal !== null) return { kind: 'refused', reason: refusal }
    before = read
  } catch (error) {
    return { kind: 'refused', reason: { kind: 'error', error } }
  }
  // Those answers may have set the clock right, and may have taken long.
  const now = clock.now()
  const pressedAt = Math.min(sentAt, now)
  const earlier = findKept(
    ports,
    owner,
    ({ rest, intent: its }) =>
      rest !== null &&
      (ports.happensOnce || rest.kind === 'aside') &&
      isFresh(rest, pressedAt) &&
      isSameIntent(its, intent),
  )
  if (earlier?.rest?.kind === 'happened') return { kind: 'refused', reason: { kind: 'changed' } }
  const attempt =
    earlier === null
      ? { ...asked, owner, since: now, before }
      : { ...earlier, intent, price: asked.price, owner, sentAt, rest: null }
  return { kind: 'ready', attempt, earlier }
}

/**
 * What an earlier try of the same comes to that is not explained: it has charged after all, or whether
 * to send once more has to be asked.
 */
async function findDoubt<Intent>(
  ports: ChargePorts<Intent, unknown>,
  owner: Owner,
  { intent, sentAt }: Attempt<Intent>,
): Promise<Prepared<Intent> | null> {
  const isDoubtful = (one: Attempt<Intent>): boolean =>
    isAside(one) &&
    ports.paysByCall(one.intent) &&
    ports.subject(one.intent) === ports.subject(intent)
  const earlier = findKept(ports, owner, isDoubtful)
  if (earlier === null || !isAside(earlier)) return null
  const read = await readOnce(ports, earlier, null).catch(() => null)
  if (read !== null) {
    const { finding, at } = read
    if (finding.kind === 'happened' || finding.kind === 'onBalance') {
      return { kind: 'left', left: earlier }
    }
    // Only an answer tells how late it is.
    if (earlier.rest.isExpired === true || !isFresh(earlier.rest, Math.min(sentAt, at))) return null
    if (finding.kind === 'nothing') {
      return { kind: 'refused', reason: { kind: 'mayChargeTwice', seenUntil: at } }
    }
  }
  return { kind: 'refused', reason: { kind: 'mayChargeTwice', seenUntil: null } }
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
