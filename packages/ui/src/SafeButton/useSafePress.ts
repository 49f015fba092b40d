import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { createPressGuard, type ButtonLook } from './createPressGuard.ts'

/** How often a button is looked at, in milliseconds. */
const lookEvery = 100

/**
 * Tells the presses that were aimed at a button or link from those under which it has just come.
 *
 * @param ref - the button, or what holds it: its place must not change while it is held down
 * @param words - all that it stands for: another price or another car makes it another button
 * @returns a function that judges a click event: whether it counts
 */
export function useSafePress(
  ref: RefObject<HTMLElement | null>,
  words: string,
): (click: { readonly timeStamp: number; readonly detail: number }) => boolean {
  const [guard] = useState(createPressGuard)
  const said = useRef(words)
  const isRepeat = useRef(false)

  useLayoutEffect(() => {
    said.current = words
    guard.rendered(words)
    return whenPainted(() => guard.painted(eventTime(), lookAt(ref.current, words)))
  }, [guard, ref, words])

  useEffect(() => {
    const look = () => lookAt(ref.current, said.current)
    const onDown = ({ timeStamp, target }: PointerEvent) => {
      const isOnButton = target instanceof Node && ref.current?.contains(target) === true
      guard.pointerDown(timeStamp, look(), isOnButton)
    }
    const onKey = ({ type, key, repeat }: KeyboardEvent) => {
      // The space bar presses when it is let go, however long it was held.
      isRepeat.current = type === 'keydown' && key === 'Enter' && repeat
    }
    document.addEventListener('pointerdown', onDown, true)
    document.addEventListener('pointercancel', guard.pointerCancel, true)
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('keyup', onKey, true)
    const stopLooking = repeatInSight(() => guard.painted(eventTime(), look()))
    return () => {
      document.removeEventListener('pointerdown', onDown, true)
      document.removeEventListener('pointercancel', guard.pointerCancel, true)
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('keyup', onKey, true)
      stopLooking()
    }
  }, [guard, ref])

  return ({ timeStamp, detail }) => {
    const now = lookAt(ref.current, said.current)
    // Enter in a field, the keyboard and assistive technology click without a pointer.
    return detail === 0 ? guard.keyPress(timeStamp, now, isRepeat.current) : guard.pointerPress(now)
  }
}

function lookAt(element: HTMLElement | null, words: string): ButtonLook {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return { place: [left, top, width, height, ...lookAtScreen()], words }
}

/** What of the page is in sight: a phone's keyboard and two fingers move it without its layout. */
function lookAtScreen(): readonly number[] {
  const { visualViewport }: { readonly visualViewport?: VisualViewport | null } = window
  if (!visualViewport) return []
  const { offsetLeft, offsetTop, width, height } = visualViewport
  return [offsetLeft, offsetTop, width, height]
}

/** The present on the clock that stamps the events, which is the finger's. */
function eventTime(): number {
  return new Event('now').timeStamp
}

/**
 * Does something once what is rendered now is on the screen: after the next frame, which a page out of
 * sight does not have.
 *
 * @returns gives it up
 */
function whenPainted(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Does something again and again, each time after a frame. */
function repeatInSight(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let giveUp = whenPainted(again)
  function again(): void {
    act()
    timer = setTimeout(() => {
      giveUp = whenPainted(again)
    }, lookEvery)
  }
  return () => {
    giveUp()
    clearTimeout(timer)
  }
}
