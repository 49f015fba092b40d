import { useLayoutEffect, useState, type RefObject } from 'react'

/** What a row of the list is high, in the page's own size of text; higher where its lines wrap. */
const rowHeights = { narrow: 9, wide: 5.25 }
/** In a list that is less wide the price wraps (PlacesList.module.css). */
const narrowest = 16
const spare = 6

/**
 * The rows of a long list that are in sight, first to last, the last one not counted; and how many
 * pixels a row is high.
 */
export function useRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): { readonly first: number; readonly last: number; readonly rowHeight: number } {
  const [sight, setSight] = useState({ top: 0, height: 640, rowHeight: rowHeights.wide * 16 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const look = (): void => {
      const height = element.clientHeight || 640
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const isNarrow = element.clientWidth > 0 && element.clientWidth < narrowest * rem
      const rowHeight = rem * rowHeights[isNarrow ? 'narrow' : 'wide']
      const top = Math.floor(element.scrollTop / rowHeight) * rowHeight
      setSight((before) => {
        const isSame =
          before.top === top && before.height === height && before.rowHeight === rowHeight
        return isSame ? before : { top, height, rowHeight }
      })
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller])
  const { rowHeight } = sight
  const first = Math.max(0, Math.min(count, Math.floor(sight.top / rowHeight)) - spare)
  const last = Math.min(count, Math.ceil((sight.top + sight.height) / rowHeight) + spare)
  return { first, last, rowHeight }
}
