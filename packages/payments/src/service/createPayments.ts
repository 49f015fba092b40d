import { randomId, type AppContext } from '@parking/runtime'
import { believeAnswers } from './believeAnswers.ts'
import { createOwner } from './createOwner.ts'
import { createDoubleCharges } from './createDoubleCharges.ts'
import { refreshAccount } from '../account/readAccount.ts'
import { expectFromBank, forgetBank, startAnewAfterBank } from '../bank/wayToBank.ts'
import type { ChargeKind } from '../charge/ChargeKind.ts'
import type { WayBack } from '../charge/ChargeState.ts'
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
import { startKind } from '../kinds/startKind.ts'
import { startUnpaidKind } from '../kinds/startUnpaidKind.ts'
import { topUpKind } from '../kinds/topUpKind.ts'
import { warnBeforeLeaving } from './warnBeforeLeaving.ts'

const day = 86_400_000

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
  const changed = `parking.account.changed.${context.city.id}`

  function open<Intent, Result>(kind: ChargeKind<Intent, Result>): Charge<Intent, Result> {
    const charge = createCharge(kind, context, { askOwner: owner.ask, onTwice: doubles.report })
    charge.store.subscribe((state) => {
      if (state.kind !== 'done' && state.kind !== 'refused' && state.kind !== 'atBank') return
      const { intent, owner: its } = state.attempt
      if (state.kind === 'done') answers.expectChange(its)
      // After a refusal too: the screen was out of date, or another tab was quicker. And what is still
      // to be paid at a bank may have ended a session.
      void refreshAccount(context)
      // What was lost before has come, and is over: the next is another one. It is forgotten at once: the
      // next press must not go out under its key, nor be taken for it.
      const isOver = state.kind === 'done' || (state.kind === 'atBank' && kind.happensBeforeBank)
      const over = isOver === true ? kind.ends?.(intent) : undefined
      if (over !== undefined) charges[over.kind].forgetAside(owner.last(), over)
      if (state.kind === 'atBank') return
      const said = kind.tells?.(state) ?? null
      if (said !== null) answers.believe(said, its)
      if (state.kind === 'refused') return
      context.storage.set(changed, randomId())
    })
    return charge
  }

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
  startAnewAfterBank()

  const { session } = context
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
      charges.order.takeUp({
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
