import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { modalClosed, modalOpened, noModals, type Modal, type ModalPriority } from './modalQueue.ts'

let queue = noModals
/** Those that have gone, until it is known what has come in their place. */
const leaving = new Set<Modal>()
const listeners = new Set<() => void>()

function changed(next: typeof queue): void {
  queue = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function come(modal: Modal): void {
  if (!leaving.delete(modal)) changed(modalOpened(queue, modal))
}

/** What takes its place comes in the same commit, after it has gone: no notice may slip in between. */
function go(modal: Modal): void {
  leaving.add(modal)
  queueMicrotask(() => {
    if (leaving.delete(modal)) changed(modalClosed(queue, modal))
  })
}

/**
 * Takes a place in the page's one queue of modals for as long as the component is there. One that is
 * there instead of another from the same moment on takes its turn.
 *
 * @param priority - why the modal opens; null for what is none, which waits for nothing
 * @returns whether it is to be shown
 */
export function useModalTurn(priority: ModalPriority | null): boolean {
  const [modal] = useState(() => (priority === null ? null : { priority }))
  useLayoutEffect(() => {
    if (modal === null) return undefined
    come(modal)
    return () => go(modal)
  }, [modal])
  return useSyncExternalStore(subscribe, () => modal === null || queue.shown.includes(modal))
}
