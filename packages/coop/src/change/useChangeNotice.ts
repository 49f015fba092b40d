import { useService, whenSignedOut, type Service } from '@parking/runtime'
import type { Told } from '@parking/ui'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What came of the company's last change, in words; null where nothing is to be said. */
interface LastNotice {
  readonly notice: Told | null
}

const lastNotice: Service<StoreApi<LastNotice>> = {
  create: ({ session }) => {
    const store = createStore<LastNotice>(() => ({ notice: null }))
    whenSignedOut(session, () => store.setState({ notice: null }))
    return store
  },
}

/**
 * What is said of a change: on the page that it was asked for, or, where its answer has come later, on
 * the page that is open by then.
 */
export function useChangeNotice(): LastNotice & { readonly show: (notice: Told | null) => void } {
  const store = useService(lastNotice)
  const { notice } = useStore(store)
  return { notice, show: (next) => store.setState({ notice: next }) }
}
