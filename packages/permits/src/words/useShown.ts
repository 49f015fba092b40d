import { useEffect, type RefObject } from 'react'

/** Brings what appears in a part of the page into sight, be it below what was pressed. */
export function useShown(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const part = ref.current
    if (part === null) return undefined
    const watcher = new MutationObserver((changes) => {
      const hasCome = changes.some(({ addedNodes }) => addedNodes.length > 0)
      if (hasCome) part.scrollIntoView({ block: 'nearest' })
    })
    watcher.observe(part, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [ref])
}
