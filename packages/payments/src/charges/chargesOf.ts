import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Charge } from '../charge/createCharge.ts'
import { draftForgotten } from '../draft/parkingDraft.ts'
import { pendingTopUpForgotten } from '../topUp/pendingTopUp.ts'
import { createCharges, type Charges } from './createCharges.ts'
import type { ChargeContext } from './readAccount.ts'

const known = new WeakMap<ChargeContext['session'], StoreApi<Charges>>()

/**
 * The charges of an app: the same for header and pages. They outlive an expired token, are checked
 * again after the next login and when the connection returns, and are forgotten with an explicit
 * logout.
 */
export function chargesOf(context: ChargeContext): StoreApi<Charges> {
  const found = known.get(context.session)
  if (found !== undefined) return found
  const store = createStore<Charges>(() => createCharges(context))
  known.set(context.session, store)
  // After the login has dropped what was cached, and not within the rendering that asks first.
  const explainSoon = (): void => queueMicrotask(() => void explain(store.getState()))
  context.session.store.subscribe((now, before) => {
    if (now.kind === 'guest' && before.kind === 'member') {
      forget(store.getState())
      store.setState(createCharges(context), true)
    }
    if (now.kind === 'member' && before.kind !== 'member') explainSoon()
  })
  window.addEventListener('online', explainSoon)
  if (context.session.token() !== null) explainSoon()
  return store
}

/** Finds out what became of the charges whose end is not known. */
async function explain(charges: Charges): Promise<void> {
  await Promise.all(
    allOf(charges).map(async (charge) => {
      await charge.checkAgain()
      await charge.resume()
    }),
  )
}

function forget(charges: Charges): void {
  for (const charge of allOf(charges)) charge.abandon()
  draftForgotten()
  pendingTopUpForgotten()
}

function allOf(
  charges: Charges,
): readonly Pick<Charge<never, unknown>, 'resume' | 'checkAgain' | 'abandon'>[] {
  return [charges.start, charges.renew, charges.cancel, charges.topUp]
}
