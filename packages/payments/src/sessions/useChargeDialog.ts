import { useEffect } from 'react'
import type { Charge } from '../charge/createCharge.ts'

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
