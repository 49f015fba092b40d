import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { modalClosed, modalOpened, noModals, type ModalKind } from './modalQueue.ts'

let queue = noModals
const listeners = new Set<() => void>()

function changed(next: typeof queue): void {
  queue = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Takes a place in the page's one queue of modals for as long as the component is there.
 *
 * @param kind - why the modal opens; null for what is none, which waits for nothing
 * @returns whether it is to be shown
 */
export function useModalTurn(kind: ModalKind | null): boolean {
  const [modal] = useState(() => (kind === null ? null : { kind }))
  useLayoutEffect(() => {
    if (modal === null) return undefined
    changed(modalOpened(queue, modal))
    return () => changed(modalClosed(queue, modal))
  }, [modal])
  return useSyncExternalStore(subscribe, () => modal === null || queue.shown.includes(modal))
}
