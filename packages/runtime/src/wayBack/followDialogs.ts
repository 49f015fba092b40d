import { openDialogs } from '@parking/ui'
import type { RouterHistory } from '@tanstack/react-router'
import { countEntries } from './countEntries.ts'

/**
 * Has the browser's way back close the dialog that is open instead of leaving the page. What does so
 * comes with the first dialog; where it does not come, the way back leaves the page.
 *
 * @param pages - the history of the app's router
 */
export function followDialogs(pages: RouterHistory): void {
  const start = (): void => {
    openDialogs.follow(() => undefined)
    import('./startWayBack.ts').then(
      ({ startWayBack }) => startWayBack(pages),
      () => openDialogs.follow(start),
    )
  }
  // A page that was loaded anew under a dialog stands on an entry of that.
  if (countEntries(window.history.state) > 0) start()
  else openDialogs.follow(start)
}
