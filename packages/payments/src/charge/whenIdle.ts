import type { StoreApi } from 'zustand/vanilla'
import type { ChargeState } from './ChargeState.ts'

/** Waits until nothing stands there any more: what is told has been read. */
export function whenIdle<Intent, Result>({
  getState,
  subscribe,
}: StoreApi<ChargeState<Intent, Result>>): Promise<void> {
  return new Promise((resolve) => {
    if (getState().kind === 'idle') {
      resolve()
      return
    }
    const stop = subscribe(({ kind }) => {
      if (kind !== 'idle') return
      stop()
      resolve()
    })
  })
}
