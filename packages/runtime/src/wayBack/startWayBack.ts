import { openDialogs } from '@parking/ui'
import type { RouterHistory } from '@tanstack/react-router'
import { countEntries } from './countEntries.ts'

/**
 * Gives each open dialog an entry of its own in the browser's history, over that of its page and with
 * the same address, so that the way back closes the topmost. A dialog that is closed otherwise takes
 * its entry with it, and the way forward opens nothing. The router knows only the entries of pages:
 * whatever it does starts from there.
 *
 * @param pages - the history of the app's router
 */
export function startWayBack(pages: RouterHistory): void {
  const { history } = window
  /** How many entries of dialogs lie over the page's own. */
  let entries = countEntries(history.state)
  let isPlanned = false
  /** While the browser goes where it was sent. */
  let going: { readonly promise: Promise<void>; readonly arrived: () => void } | null = null

  /** After a dialog may have taken the place of another, and a link in it has been followed. */
  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setTimeout(() => {
      isPlanned = false
      if (going === null) settle()
    })
  }

  function settle(): void {
    const wanted = openDialogs.list().length
    if (wanted < entries) void goBack(entries - wanted)
    while (entries < wanted) {
      entries += 1
      // Not the router's own function: for it nothing has changed.
      History.prototype.pushState.call(history, { ...history.state, dialogs: entries }, '')
    }
  }

  async function goBack(steps: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    going = { promise, arrived: resolve }
    history.go(-steps)
    await promise
    plan()
  }

  function onPopState(event: PopStateEvent): void {
    const isOfPage = readKey(event.state) === readKey(pages.location.state)
    entries = countEntries(event.state)
    if (isOfPage) event.stopImmediatePropagation()
    if (going !== null) {
      going.arrived()
      going = null
    } else {
      for (const { close } of openDialogs
        .list()
        .slice(isOfPage ? entries : 0)
        .reverse())
        close()
      plan()
    }
  }

  /** Has the router move from the page's own entry. */
  function fromPage<Move extends readonly unknown[]>(
    move: (...args: Move) => void,
  ): (...args: Move) => void {
    async function goFirst(args: Move): Promise<void> {
      await going?.promise
      if (entries > 0) await goBack(entries)
      move(...args)
      plan()
    }
    return (...args) => {
      if (entries === 0 && going === null) move(...args)
      else void goFirst(args)
    }
  }

  const { push, replace, go, back, forward } = pages
  pages.push = fromPage(push)
  pages.replace = fromPage(replace)
  pages.go = fromPage(go)
  pages.back = fromPage(back)
  pages.forward = fromPage(forward)
  // Before the router's listener, which would load the page anew.
  window.addEventListener('popstate', onPopState, { capture: true })
  openDialogs.follow(plan)
  plan()
}

/** The router's own name of an entry; those of dialogs carry that of their page. */
function readKey(state: unknown): unknown {
  return typeof state === 'object' && state !== null && '__TSR_key' in state
    ? state.__TSR_key
    : undefined
}
