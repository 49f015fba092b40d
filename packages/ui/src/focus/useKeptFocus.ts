import { useEffect, type RefObject } from 'react'
import { focusNearest, pathFrom } from './focusNearest.ts'

/**
 * Keeps the focus from falling to the page when what holds it goes away: the nearest thing around it
 * that stays takes it, so that the keyboard and screen readers go on from there. A dialog gives it back
 * itself.
 *
 * @param ref - what is watched over
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current
    if (root === null) return undefined
    /** What was last focused, with all around it. */
    let path: readonly HTMLElement[] = []
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const dialog = target.closest('dialog')
      path = dialog !== root && root.contains(dialog) ? [] : pathFrom(target)
    }
    const watcher = new MutationObserver(() => {
      const [last] = path
      if (last === undefined || last.isConnected || hasFocus()) return
      // What gets it is what may go away next.
      const left = path
      path = []
      focusNearest(left)
    })
    root.addEventListener('focusin', onFocus)
    watcher.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', onFocus)
      watcher.disconnect()
    }
  }, [ref])
}

function hasFocus(): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body
}
