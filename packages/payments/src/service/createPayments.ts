import { ApiError } from '@parking/api-client'
import type { Operation } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { randomId, type AppContext } from '@parking/runtime'
import { believeAnswers } from './believeAnswers.ts'
import { createOwner } from './createOwner.ts'
import { createDoubleCharges } from './createDoubleCharges.ts'
import {
  accountUntil,
  isWholePage,
  readAccount,
  readHistory,
  refreshAccount,
} from '../account/readAccount.ts'
import { expectFromBank, forgetBank } from '../bank/wayToBank.ts'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import { isFresh } from '../charge/attempts.ts'
import type { Attempt, ChargeRefusal, Owner, WayBack } from '../charge/ChargeState.ts'
import { createCharge, type Charge } from '../charge/createCharge.ts'
import { abortKind } from '../kinds/abortKind.ts'
import { barrierKind } from '../kinds/barrierKind.ts'
import { cancelKind } from '../kinds/cancelKind.ts'
import { endUnpaidKind } from '../kinds/endUnpaidKind.ts'
import { orderKind } from '../kinds/orderKind.ts'
import { payDeferredKind } from '../kinds/payDeferredKind.ts'
import { permitKind } from '../kinds/permitKind.ts'
import { permitRefundKind } from '../kinds/permitRefundKind.ts'
import { renewKind } from '../kinds/renewKind.ts'
import { sessionOf } from '../kinds/sessionOf.ts'
import { startKind } from '../kinds/startKind.ts'
import { startUnpaidKind } from '../kinds/startUnpaidKind.ts'
import { findCharge } from '../kinds/findCharge.ts'
import { markOf } from '../charge/ownOperations.ts'
import { topUpKind } from '../kinds/topUpKind.ts'
import { chargedSum } from '../price/chargedSum.ts'
import { askForKey, chargePorts, toKeyStatus } from './chargePorts.ts'
import { warnBeforeLeaving } from './warnBeforeLeaving.ts'

const minute = 60_000
const day = 1440 * minute

/** The charges of an app: the same for header, pages and dialogs. */
export type Payments = ReturnType<typeof createPayments>

/**
 * Makes the charges of an app. They outlive an expired token, are checked again after the next login
 * and when the connection returns. A logout forgets them, but for those whose end is not known: they
 * are looked for after the next login of the account, or keep their key for the next try. What
 * happened in one tab is read by the others.
 */
export function createPayments(context: AppContext) {
  const owner = createOwner(context)
  const doubles = createDoubleCharges(context, owner)
  const answers = believeAnswers(context, owner.ask)
  const { believe } = answers
  const open = <Intent, Result>(kind: ChargeKind<Intent, Result>) =>
    openCharge(kind, context, owner.ask, doubles.report)
  // A call of theirs may take money at once.
  const byCall = {
    start: open(startKind),
    startUnpaid: open(startUnpaidKind),
    renew: open(renewKind),
    cancel: open(cancelKind),
    endUnpaid: open(endUnpaidKind),
    payDeferred: open(payDeferredKind),
    abort: open(abortKind),
    barrier: open(barrierKind),
    permit: open(permitKind),
    permitRefund: open(permitRefundKind),
  }
  const charges = {
    ...byCall,
    topUp: open(topUpKind),
    /** A payment at a bank that another browser began. */
    order: open(orderKind),
  }
  const all: readonly AnyCharge[] = Object.values(charges)
  const paying: readonly AnyCharge[] = Object.values(byCall)
  warnBeforeLeaving(paying.map(({ store }) => store))

  const { session } = context
  const changed = `parking.account.changed.${context.city.id}`
  for (const { store } of all) {
    store.subscribe((state) => {
      const { kind } = state
      if (kind !== 'done' && kind !== 'refused' && kind !== 'atBank') return
      if (kind === 'done') answers.expectChange(state.attempt.owner)
      // After a refusal too: the screen was out of date, or another tab was quicker. And what is still
      // to be paid at a bank may have ended a session.
      void refreshAccount(context)
      if (kind === 'done') context.storage.set(changed, randomId())
    })
  }
  const { start, startUnpaid, renew, cancel, abort, permit, permitRefund, order } = charges
  for (const { store } of [start, startUnpaid]) {
    store.subscribe((state) => {
      if (state.kind !== 'done') return
      const { attempt, result } = state
      const begun = result === null ? null : sessionOf(attempt, result)
      if (begun !== null) believe({ kind: 'runs', session: begun }, attempt.owner)
    })
  }
  renew.store.subscribe((state) => {
    if (state.kind !== 'done' || state.result === null) return
    const { attempt, result } = state
    const { reservationId, endsAt, durationMinutes } = attempt.intent
    const wanted = endsAt + durationMinutes * minute
    const told = result.session?.endsAt ?? wanted
    const { price } = attempt
    const charged = price === null ? null : chargedSum(price, result.session?.sum ?? null)
    const sum = charged === null ? null : (price?.sumBefore ?? 0) + charged.charged
    const its = { endsAt: told > endsAt ? told : wanted, sum }
    believe({ kind: 'isExtended', reservationId, ...its }, attempt.owner)
  })
  abort.store.subscribe((state) => {
    if (state.kind !== 'done' || state.result === null) return
    const { intent, owner: its } = state.attempt
    believe({ kind: 'isOver', reservationId: intent.reservationId }, its)
  })
  for (const { store } of [renew, cancel]) {
    store.subscribe((state) => {
      if (state.kind !== 'refused' || !saysOver(state.reason)) return
      const { intent, owner: its } = state.attempt
      believe({ kind: 'isOver', reservationId: intent.reservationId }, its)
    })
  }
  cancel.store.subscribe((state) => {
    if (state.kind !== 'done') return
    const { intent, owner: its } = state.attempt
    if (state.result !== null) believe({ kind: 'isOver', reservationId: intent.reservationId }, its)
    // What was lost before has come, or comes no more: parking there once more is another parking.
    // It is forgotten at once: the next press must not go out under its key. Where there are no keys,
    // what was lost is still looked for.
    if (start.knowsKeys) start.forgetAside(owner.last(), startKind.subject(intent))
  })
  permitRefund.store.subscribe((state) => {
    // In the same way: the next permit of the car is another one.
    const plate = state.kind === 'done' ? state.attempt.intent.plate : null
    if (plate !== null && permit.knowsKeys)
      permit.forgetAside(owner.last(), permitKind.subject({ plate }))
  })
  // Only the other tabs of the browser hear of it.
  window.addEventListener('storage', ({ key }) => {
    if (key !== changed || session.token() === null) return
    void refreshAccount(context)
    lookFromBank()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookFromBank()
  })

  /** What is paid in the tab of a bank is seen here too. */
  function lookFromBank(): void {
    for (const charge of all) void charge.lookFromBank()
  }

  /** Finds out what became of the charges whose end is not known. */
  function explain(): void {
    doubles.show()
    answers.recall()
    for (const charge of all) void charge.checkAgain().then(charge.resume)
  }

  session.store.subscribe((now, before) => {
    if (now.kind === 'guest' && before.kind !== 'guest') {
      for (const { giveUp } of all) giveUp(owner.last())
      forgetBank()
      answers.forget()
    }
    if (now === before) return
    doubles.hide()
    answers.leave()
    if (now.kind !== 'member') return
    // It may be another driver: what is kept under an account is found again by who it is.
    for (const { leave } of all) leave()
    // After the login has dropped what was cached.
    queueMicrotask(explain)
  })
  window.addEventListener('online', explain)
  if (session.token() !== null) explain()

  return {
    ...charges,
    /** What was charged more than once for one press. */
    doubles,
    /**
     * The driver is back from a bank's page, or comes to the page where it leads back to.
     *
     * @param way - what the address says
     */
    returned: async (way: WayBack): Promise<void> => {
      if (way.order !== null) expectFromBank()
      for (const match of ['exact', 'any'] as const) {
        for (const charge of all) if (await charge.returned(way, match)) return
      }
      if (way.order === null) {
        forgetBank()
        return
      }
      const now = context.clock.now()
      await order.takeUp({
        intent: { order: way.order },
        price: null,
        key: `order ${way.order}`,
        owner: await owner.ask(),
        before: null,
        since: now - day,
        sentAt: now,
        bank: way,
        rest: null,
      })
    },
  }
}

type AnyCharge = Omit<Charge<never, unknown>, 'store' | 'submit' | 'takeUp'> & {
  readonly store: Pick<Charge<unknown, unknown>['store'], 'getState' | 'subscribe'>
}

function openCharge<Intent, Result>(
  kind: ChargeKind<Intent, Result>,
  context: AppContext,
  owner: () => Promise<Owner>,
  onTwice: (attempt: Attempt<unknown>, operations: readonly Operation[]) => void,
): Charge<Intent, Result> {
  const { checkBefore, matches, meansDone = () => null } = kind
  const ports = chargePorts(kind, context)
  const tellsKeys = context.city.chargeStatus === true

  /** The other attempts that may have charged a short while before this one. */
  async function findOthers({ key, since }: Attempt<Intent>): Promise<readonly Attempt<Intent>[]> {
    return ports.kept.of(await owner()).filter((one) => one.key !== key && wasLately(one, since))
  }

  return createCharge<Intent, Result>({
    ...ports,
    checkBefore: async (intent) => {
      if (checkBefore === undefined || !navigator.onLine) return null
      return checkBefore(intent, context)
    },
    read: async (attempt, from) => {
      const account = await (kind.read ?? readAccount)(context, from, attempt.intent)
      const others = await findOthers(attempt)
      return {
        now: account.now,
        find: (since, until) =>
          findCharge(kind, { ...attempt, since }, accountUntil(account, until), others),
      }
    },
    ...(matches === undefined
      ? {}
      : {
          readBefore: async (attempt) => {
            try {
              const page = await readHistory(context, attempt.since)
              if (!isWholePage(page)) return null
              return page.operations.filter((one) => matches(attempt, one)).map(markOf)
            } catch (error) {
              // Without a connection nothing is sent, so that nothing is left unexplained.
              if (!ports.wasAnswered(error)) throw new ApiError({ kind: 'network', cause: error })
              if (ports.isExpired(error)) throw error
              return null
            }
          },
        }),
    onTwice,
    happensOnce: checkBefore !== undefined,
    needsDriver: (error) => error instanceof ApiError && error.isTokenExpired,
    askForKey: tellsKeys
      ? async (key) => {
          const status = await askForKey(context, { key })
          const isDone = status.kind === 'refused' && meansDone(status.errorName) !== null
          return isDone ? { kind: 'done' } : toKeyStatus(status, kind.happensBeforeBank === true)
        }
      : null,
    owner,
  })
}

/** Whether a back end has refused because the session is over, which an account that is late does not show yet. */
function saysOver(reason: ChargeRefusal): boolean {
  const error = reason.kind === 'error' || reason.kind === 'echo' ? reason.error : null
  return error instanceof ApiError && error.errorName === 'ParkingSessionIsOver'
}

/** Whether an attempt may have charged a short while before an instant, or since. */
function wasLately({ sentAt, rest }: Attempt<unknown>, since: Instant): boolean {
  return isFresh({ at: rest?.at ?? sentAt }, since)
}
