import { keptValue, type KeyValueStorage } from '@parking/runtime'
import * as v from 'valibot'
import type { Attempt, Owner } from './ChargeState.ts'
import { keptAttemptsKey } from './keptAttemptsKey.ts'

/** The attempts of one kind that are not settled. Without a known account nothing is kept. */
export interface KeptAttempts<Intent> {
  /** What all accounts have left. */
  all(): readonly Attempt<Intent>[]
  /** What an account has left. */
  of(owner: Owner): readonly Attempt<Intent>[]
  /** Keeps an attempt in the place of its earlier try, and forgets those that are a week older. */
  keep(attempt: Attempt<Intent>): void
  forget(key: string): void
}

/** An instant that a `Date` can hold. */
const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))

const week = 7 * 86_400_000

export const keptOwner = v.object({
  name: v.nullable(v.string()),
  session: v.nullable(v.string()),
})

const envelope = v.object({
  // Absent in what a page kept that knew no prices.
  price: v.optional(
    v.nullable(v.object({ total: v.number(), sumBefore: v.nullable(v.number()) })),
    null,
  ),
  key: v.string(),
  before: v.optional(v.nullable(v.array(v.string())), null),
  owner: keptOwner,
  since: instant,
  sentAt: instant,
  bank: v.nullable(
    v.object({
      order: v.nullable(v.string()),
      claim: v.nullable(v.picklist(['paid', 'declined'])),
      url: v.optional(v.string()),
      amount: v.optional(v.nullable(v.number())),
    }),
  ),
  rest: v.nullable(
    v.object({
      kind: v.picklist(['aside', 'happened']),
      at: instant,
      isExpired: v.optional(v.literal(true)),
      isEcho: v.optional(v.boolean()),
      isRead: v.optional(v.literal(true)),
    }),
  ),
})

/**
 * Keeps the attempts of one kind in the browser's storage, where any tab of the account finds them,
 * after the page is loaded anew too.
 *
 * @param name - of the kind of charge
 * @param cityId - of the intents' city: another city's back end knows nothing of them
 * @param intent - the schema that a kept intent still has to fit
 */
export function keptAttempts<Intent>(
  storage: KeyValueStorage,
  name: string,
  cityId: string,
  intent: v.GenericSchema<unknown, Intent>,
): KeptAttempts<Intent> {
  const list = keptValue(storage, keptAttemptsKey(name, cityId), v.array(v.unknown()))
  const attempt = v.object({ ...envelope.entries, intent })
  const read = (): readonly Attempt<Intent>[] =>
    (list.read() ?? []).flatMap((one) => {
      const found = v.safeParse(attempt, one)
      return found.success ? [found.output] : []
    })
  const write = (attempts: readonly Attempt<Intent>[]): void =>
    list.write(attempts.length === 0 ? null : [...attempts])
  return {
    all: read,
    of: (owner) => read().filter((one) => one.owner !== null && isSameOwner(one.owner, owner)),
    keep: (one) => {
      if (!isKeepable(one)) return
      const isOther = ({ key, sentAt }: Attempt<Intent>): boolean =>
        key !== one.key && sentAt > one.sentAt - week
      write([...read().filter(isOther), one])
    },
    forget: (wanted) => write(read().filter(({ key }) => key !== wanted)),
  }
}

/**
 * Whether two owners are one account: by the name, which outlives a login, or by the session, which is
 * known even where the name can't be read.
 */
export function isSameOwner(one: Owner, other: Owner): boolean {
  const isSameName = one.name !== null && one.name === other.name
  return isSameName || (one.session !== null && one.session === other.session)
}

/** Whether it is known whose an attempt is. */
export function isKeepable({ owner }: Attempt<unknown>): boolean {
  return owner !== null && (owner.name ?? owner.session) !== null
}
