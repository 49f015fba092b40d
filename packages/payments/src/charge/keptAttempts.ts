import { keptValue, type KeyValueStorage } from '@parking/runtime'
import * as v from 'valibot'
import type { Attempt, Owner } from './ChargeState.ts'
import { keptAttemptsKey } from './keptAttemptsKey.ts'

/** The attempts of one kind that are not settled. Of an account that is not known nothing is kept. */
export interface KeptAttempts<Intent> {
  /** What an account has left. */
  of(owner: Owner): readonly Attempt<Intent>[]
  /** Keeps an attempt, in the place of an earlier try of it, and forgets what is a week older. */
  keep(attempt: Attempt<Intent>): void
  forget(key: string): void
}

/** Within what a date can be. */
const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))

const week = 7 * 86_400_000

const envelope = v.object({
  // A page that was loaded before prices were kept may have left one without.
  price: v.optional(
    v.nullable(v.object({ total: v.number(), sumBefore: v.nullable(v.number()) })),
    null,
  ),
  key: v.string(),
  before: v.optional(v.nullable(v.array(v.string())), null),
  owner: v.object({ name: v.nullable(v.string()), session: v.nullable(v.string()) }),
  since: instant,
  sentAt: instant,
  bank: v.nullable(
    v.object({
      order: v.nullable(v.string()),
      claim: v.nullable(v.picklist(['paid', 'declined'])),
      url: v.optional(v.string()),
    }),
  ),
  rest: v.nullable(
    v.object({
      kind: v.picklist(['aside', 'happened']),
      at: instant,
      isExpired: v.optional(v.literal(true)),
      isRead: v.optional(v.literal(true)),
    }),
  ),
})

/**
 * Keeps the attempts of one kind in the browser's storage, so that a page that is loaded anew, and
 * any other tab of the account, finds them.
 *
 * @param name - of the kind of charge
 * @param cityId - an intent of one city is nothing to another's back end
 * @param intent - tells whether what was kept is still such an intent
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
    of: (owner) => read().filter((one) => one.owner !== null && isSameOwner(one.owner, owner)),
    keep: (one) => {
      if (one.owner === null || (one.owner.name ?? one.owner.session) === null) return
      const isOther = ({ key, sentAt }: Attempt<Intent>): boolean =>
        key !== one.key && sentAt > one.sentAt - week
      write([...read().filter(isOther), one])
    },
    forget: (wanted) => write(read().filter(({ key }) => key !== wanted)),
  }
}

/** Whether two are one account: a name outlives a session, and a session is known where the name can't be read. */
export function isSameOwner(one: Owner, other: Owner): boolean {
  const isSameName = one.name !== null && one.name === other.name
  return isSameName || (one.session !== null && one.session === other.session)
}
