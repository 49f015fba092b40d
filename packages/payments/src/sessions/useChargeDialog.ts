import type { Charge } from '@parking/checkout'
import { useEffect } from 'react'

/** Opens a charge's dialog without what an earlier charge left, and closes it with the end. */
export function useChargeDialog<Intent, Result>(
  charge: Charge<Intent, Result>,
  close: () => void,
): void {
  useEffect(() => {
    charge.dismiss()
    return charge.store.subscribe((state) => {
      if (state.kind === 'done') close()
    })
  }, [charge, close])
}
