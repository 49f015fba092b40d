import { trustedScriptUrl } from '../security/trustedScriptUrl.ts'

/** Milliseconds that the first page has for itself before the build is kept. */
const afterStart = 5_000

/**
 * Lets the browser keep the build, so that the next visit needs no network for it. It waits until the
 * page has had time for its own files and data. Where the browser cannot, or the person saves data,
 * everything is as without.
 *
 * @param address - of the service worker
 */
export function keepBuild(address: string): void {
  if (!('serviceWorker' in navigator) || savesData()) return
  const register = (): void => {
    navigator.serviceWorker.register(trustedScriptUrl(address)).catch(() => undefined)
  }
  setTimeout(register, afterStart)
}

function savesData(): boolean {
  return navigator.connection?.saveData === true
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean }
  }
}
