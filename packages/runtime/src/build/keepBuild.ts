import { trustedScriptUrl } from '../security/trustedScriptUrl.ts'

/** How long, in milliseconds, nothing may have come before the build is kept. */
const quietFor = 5_000

/**
 * Lets the browser keep the build, so that the next visit needs no network for it. It waits until the
 * page has come to rest: on a slow line the files that are kept would come in the place of those that
 * somebody is waiting for. Where the browser cannot, or the person saves data, everything is as without.
 *
 * @param address - of the service worker
 */
export function keepBuild(address: string): void {
  if (!('serviceWorker' in navigator) || savesData()) return
  let timer: ReturnType<typeof setTimeout>
  const arrivals = new PerformanceObserver(wait)
  const register = (): void => {
    arrivals.disconnect()
    navigator.serviceWorker.register(trustedScriptUrl(address)).catch(() => undefined)
  }
  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(register, quietFor)
  }
  arrivals.observe({ type: 'resource' })
  wait()
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
