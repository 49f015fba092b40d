import type { Operation } from '@parking/domain'
import { keptValue, type AppContext } from '@parking/runtime'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { Attempt, Owner } from '../charge/ChargeState.ts'
import { isSameOwner, keptOwner } from '../charge/keptAttempts.ts'

const kept = v.object({
  owner: keptOwner,
  key: v.string(),
  operations: v.array(
    v.object({
      at: v.number(),
      sum: v.number(),
      plate: v.nullable(v.string()),
      orderNumber: v.nullable(v.string()),
    }),
  ),
})

/** Two or more charges of the history for one press. */
export type DoubleCharge = v.InferOutput<typeof kept>

/**
 * Keeps what was charged more than once for one press until the driver has read it: also on another
 * page, and after the page was loaded anew.
 *
 * @param owner - whose account it is
 */
export function createDoubleCharges(
  { storage, city }: Pick<AppContext, 'storage' | 'city'>,
  owner: { readonly ask: () => Promise<Owner> },
) {
  const list = keptValue(storage, `parking.pending.${city.id}.twice`, v.array(kept))
  const store = createStore<readonly DoubleCharge[]>(() => [])
  const read = () => list.read() ?? []

  async function show(): Promise<void> {
    const who = await owner.ask()
    store.setState(
      read().filter((one) => isSameOwner(one.owner, who)),
      true,
    )
  }

  return {
    store,
    /** Shows what is kept of the account that is signed in. */
    show: () => void show(),
    report: ({ key, owner: its }: Attempt<unknown>, found: readonly Operation[]): void => {
      if (its === null || read().some((one) => one.key === key)) return
      const operations = found.map(({ at, sum, plate, orderNumber }) => ({
        at,
        sum,
        plate,
        orderNumber,
      }))
      list.write([...read(), { owner: its, key, operations }])
      void show()
    },
    /** The driver has read it. */
    dismiss: (key: string): void => {
      const left = read().filter((one) => one.key !== key)
      list.write(left.length === 0 ? null : left)
      void show()
    },
    /** Nobody is signed in: nothing is shown. */
    hide: (): void => store.setState([], true),
  }
}
