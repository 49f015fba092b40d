import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Makes a panel over the map behave: its heading takes the focus, Escape closes it, and the focus
 * returns to where it was, or to the list's button when that is out of sight by now.
 */
export function useOverlay(onClose: () => void): {
  readonly root: RefObject<HTMLElement | null>
  readonly heading: RefObject<HTMLHeadingElement | null>
} {
  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const element = root.current
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => {
      const { activeElement } = document
      const hadFocus =
        activeElement === document.body || (element?.contains(activeElement) ?? false)
      element?.removeEventListener('keydown', onKeyDown)
      if (hadFocus && before instanceof HTMLElement) returnFocus(before)
    }
  }, [])
  return { root, heading }
}

/** Marks the element that the focus returns to when where it was is no longer shown. */
export const focusHome = { 'data-focus-home': true } as const

function returnFocus(before: HTMLElement): void {
  if (before.isConnected) before.focus()
  // Nothing had the focus before when the card came with the address or from a row that has gone.
  if (document.activeElement === before && before !== document.body) return
  document.querySelector<HTMLElement>('[data-focus-home]')?.focus()
}
