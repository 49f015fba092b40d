import { useEffect, useEffectEvent } from 'react'
import type { Charge } from '../charge/createCharge.ts'

/** Opens a charge's dialog without what an earlier charge left, and closes it with the end. */
export function useChargeDialog<Intent, Result>(
  charge: Charge<Intent, Result>,
  onDone: () => void,
): void {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    charge.dismiss()
    return charge.store.subscribe(({ kind }) => {
      if (kind === 'done') done()
    })
  }, [charge])
}
