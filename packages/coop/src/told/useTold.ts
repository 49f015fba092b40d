import { useService, whenSignedOut, type Service } from '@parking/runtime'
import type { Told } from '@parking/ui'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What is told of the company's last change; null where nothing is. */
interface LastTold {
  readonly told: Told | null
}

const toldService: Service<StoreApi<LastTold>> = {
  create: ({ session }) => {
    const store = createStore<LastTold>(() => ({ told: null }))
    whenSignedOut(session, () => store.setState({ told: null }))
    return store
  },
}

/**
 * What is told of a change: on the page that it was asked for, or, where its answer has come later, on
 * the page that is open by then.
 */
export function useTold(): LastTold & { readonly tell: (told: Told | null) => void } {
  const store = useService(toldService)
  const { told } = useStore(store)
  return { told, tell: (next) => store.setState({ told: next }) }
}
