import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels a row of the list is high. */
export const rowHeight = 76
const spare = 6

/** The rows of a long list that are in sight, first to last, the last one not counted. */
export function useRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): { readonly first: number; readonly last: number } {
  const [sight, setSight] = useState({ top: 0, height: 640 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const look = (): void => {
      const height = element.clientHeight || 640
      const top = Math.floor(element.scrollTop / rowHeight) * rowHeight
      setSight((before) =>
        before.top === top && before.height === height ? before : { top, height },
      )
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller])
  const first = Math.max(0, Math.min(count, Math.floor(sight.top / rowHeight)) - spare)
  const last = Math.min(count, Math.ceil((sight.top + sight.height) / rowHeight) + spare)
  return { first, last }
}
