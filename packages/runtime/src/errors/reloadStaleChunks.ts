import { isMoneyMoving } from '../busy/moneyMoves.ts'
import type { KeyValueStorage } from '../storage/createStorage.ts'
import { noteLostFile } from './lostFiles.ts'

const mark = 'parking.reloadedFor'

/** Whether somebody has filled a field of the page in; iOS 16.4 can't tell, and says no. */
const isTyped = (): boolean => document.querySelector(':is(:user-valid, :user-invalid)') !== null

/**
 * Loads the page anew when a file of it did not come because a new version has been deployed
 * meanwhile: only when the site answers with one, once for each version of the page, and never while
 * money moves or a field holds what somebody has typed. A site that is down would leave the browser's
 * error page in the place of ours: the error goes on to the error screen, which says so and tries again
 * on a press.
 *
 * @param options.version - names the version of the page that is open
 * @param options.askVersion - answers the version that is deployed, null when that is not known
 * @param options.storage - remembers for the tab that the page was loaded anew for a version
 * @returns stops listening
 */
export function reloadStaleChunks(options: {
  readonly version: string
  readonly askVersion: () => Promise<string | null>
  readonly storage: KeyValueStorage
  readonly reload: () => void
  readonly target?: EventTarget
}): () => void {
  const { version, askVersion, storage, reload, target = window } = options
  const reloadForNewer = async (): Promise<void> => {
    const deployed = await askVersion()
    if (deployed === null || deployed === version) return
    if (isMoneyMoving() || isTyped() || storage.get(mark) === version) return
    storage.set(mark, version)
    reload()
  }
  const listen = (event: Event & { readonly payload?: unknown }): void => {
    noteLostFile(event.payload)
    void reloadForNewer()
  }
  target.addEventListener('vite:preloadError', listen)
  return () => target.removeEventListener('vite:preloadError', listen)
}
