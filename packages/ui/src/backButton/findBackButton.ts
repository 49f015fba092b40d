import type { PageHistory } from './PagesContext.ts'

/** Keeps the browser's back button with the dialogs that are open. */
export interface BackButton {
  /**
   * A dialog has opened over those that were open before.
   *
   * @param close - asks it to close, as Escape does; it may stay
   * @returns to be called when it is closed
   */
  readonly opened: (close: () => void) => () => void
}

const known = new WeakMap<PageHistory, BackButton>()

/** Finds the one back button of an app's pages, or makes it. */
export function findBackButton(pages: PageHistory): BackButton {
  const backButton = known.get(pages) ?? createBackButton(pages)
  known.set(pages, backButton)
  return backButton
}

/**
 * Gives each open dialog an entry of its own in the browser's history, over that of its page and with
 * the same address, so that the back button closes the topmost. A dialog that is closed otherwise takes
 * its entry with it, and the forward button opens nothing. The router knows only the entries of pages:
 * whatever it does starts from there.
 */
function createBackButton(pages: PageHistory): BackButton {
  const { history } = window
  let dialogs: readonly { readonly close: () => void }[] = []
  /** How many entries of dialogs lie over the page's own; a page may be loaded anew under some. */
  let entries = countEntries(history.state)
  let isPlanned = false
  /** While the browser goes where it was sent. */
  let going: { readonly promise: Promise<void>; readonly arrived: () => void } | null = null
  /** The last of the router's moves that had to wait: they happen in the order they were asked for. */
  let lastMove = Promise.resolve()

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
    if (dialogs.length < entries) void goBack(entries - dialogs.length)
    while (entries < dialogs.length) {
      entries += 1
      // Not the router's own function: for it nothing has changed.
      History.prototype.pushState.call(history, { ...history.state, dialogs: entries }, '')
    }
  }

  async function goBack(steps: number): Promise<void> {
    let arrived = () => {}
    // Promise.withResolvers is unknown to Safari before 17.4.
    const promise = new Promise<void>((resolve) => (arrived = resolve))
    going = { promise, arrived }
    history.go(-steps)
    await promise
    plan()
  }

  function onPopState(event: PopStateEvent): void {
    const isOfPage = namePage(event.state) === namePage(pages.location.state)
    entries = countEntries(event.state)
    if (isOfPage) event.stopImmediatePropagation()
    if (going !== null) {
      going.arrived()
      going = null
    } else {
      for (const { close } of dialogs.slice(isOfPage ? entries : 0).reverse()) close()
      plan()
    }
  }

  /** Has the router move from the page's own entry. */
  function fromPage<Move extends readonly unknown[]>(
    move: (...args: Move) => void,
  ): (...args: Move) => void {
    async function goFirst(args: Move, earlier: Promise<void>): Promise<void> {
      await earlier
      await going?.promise
      if (entries > 0) await goBack(entries)
      move(...args)
      plan()
    }
    return (...args) => {
      if (entries === 0 && going === null) move(...args)
      else lastMove = goFirst(args, lastMove)
    }
  }

  for (const name of ['push', 'replace', 'go', 'back', 'forward'] as const) {
    pages[name] = fromPage(pages[name])
  }
  // Before the router's listener, which would load the page anew.
  window.addEventListener('popstate', onPopState, { capture: true })
  plan()

  return {
    opened: (close) => {
      const dialog = { close }
      dialogs = [...dialogs, dialog]
      plan()
      return () => {
        dialogs = dialogs.filter((one) => one !== dialog)
        plan()
      }
    },
  }
}

/** Counts the entries of dialogs over the page's own, by the state of an entry. */
function countEntries(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('dialogs' in state)) return 0
  return typeof state.dialogs === 'number' ? state.dialogs : 0
}

/** Tells the entries of one page from those of another by what the router has written into them. */
function namePage(state: object | null): string {
  return JSON.stringify({ ...state, dialogs: undefined })
}
