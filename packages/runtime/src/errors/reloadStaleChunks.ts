import { isMoneyMoving } from '../busy/moneyMoves.ts'
import type { KeyValueStorage } from '../storage/createStorage.ts'

const mark = 'parking.reloadedFor'

/**
 * Loads the page anew when a chunk of it is gone because a new version was deployed meanwhile: once
 * for each version of the page, never while money moves, and not by a device without a connection,
 * which would lose the page that it has. Where it does not reload, the error
 * goes on to the error screen, which offers to.
 *
 * @param options.version - names the version of the page that is open
 * @param options.storage - remembers for the tab that the page was loaded anew for a version
 * @returns stops listening
 */
export function reloadStaleChunks(options: {
  readonly version: string
  readonly storage: KeyValueStorage
  readonly reload: () => void
  readonly target?: EventTarget
}): () => void {
  const { version, storage, reload, target = window } = options
  const listen = (event: Event): void => {
    if (isMoneyMoving() || !navigator.onLine || storage.get(mark) === version) return
    storage.set(mark, version)
    event.preventDefault()
    reload()
  }
  target.addEventListener('vite:preloadError', listen)
  return () => target.removeEventListener('vite:preloadError', listen)
}
