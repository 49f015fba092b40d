/** What a charge tells of itself here. */
interface Watched {
  getState: () => { readonly kind: string }
  subscribe: (listener: () => void) => () => void
}

/** Has the browser ask before it leaves the page while the call of any of these charges is on its way. */
export function warnBeforeLeaving(stores: readonly Watched[]): void {
  let isAsking = false
  function follow(): void {
    const isSending = stores.some(({ getState }) => getState().kind === 'sending')
    if (isSending === isAsking) return
    isAsking = isSending
    // Listened to only as long as it has to be: a page that listens is not kept for the way back.
    if (isSending) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
  for (const { subscribe } of stores) subscribe(follow)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
