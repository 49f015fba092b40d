import { useEffect } from 'react'

/**
 * Has `--pk-keyboard` say how much of the window's foot the keyboard of a phone covers. Safari lays it
 * over the page without moving anything; where the page moves by itself, as our viewport asks, it is 0.
 * Two fingers that magnify the page are no keyboard.
 */
export function useKeyboard(): void {
  useEffect(() => {
    const { visualViewport: seen }: { readonly visualViewport?: VisualViewport | null } = window
    if (!seen) return undefined
    const { style } = document.documentElement
    const look = () => {
      const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop
      const isNew = covered > 0 && parseFloat(style.getPropertyValue('--pk-keyboard')) === 0
      style.setProperty('--pk-keyboard', `${Math.max(0, covered)}px`)
      // What stays at the foot has come up with it.
      if (isNew) document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    // The browser is placing what was only just drawn: its sizes are known with the frame.
    const frame = requestAnimationFrame(look)
    seen.addEventListener('resize', look)
    seen.addEventListener('scroll', look)
    return () => {
      cancelAnimationFrame(frame)
      seen.removeEventListener('resize', look)
      seen.removeEventListener('scroll', look)
    }
  }, [])
}
