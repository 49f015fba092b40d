import { useEffectEvent, useLayoutEffect } from 'react'

/** How long it is told what came of an action, in milliseconds (specification, section 9). */
const shownFor = 7000
/** How often it is looked whether that has passed, in milliseconds. */
const second = 1000

/** Until when something is told, by what it is about. */
const ends = new WeakMap<object, number>()

/**
 * Lets a message go once it has been in sight for its time. It counts from the moment at which the page
 * can be seen, and the time passes while the device sleeps too.
 *
 * @param message - what is told, by what makes it another message; null: nothing. The time of an object
 *   goes on where it is told next
 * @param onRead - puts it aside
 * @param milliseconds - how long it stays
 */
export function useTimedMessage(
  message: string | object | null,
  onRead: () => void,
  milliseconds = shownFor,
): void {
  const read = useEffectEvent(onRead)
  useLayoutEffect(() => {
    if (message === null) return undefined
    const about = typeof message === 'string' ? {} : message
    const look = () => {
      const isSeen = document.visibilityState === 'visible'
      if (isSeen && !ends.has(about)) ends.set(about, Date.now() + milliseconds)
      if (Date.now() >= (ends.get(about) ?? Infinity)) read()
    }
    look()
    const timer = setInterval(look, second)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [message, milliseconds])
}
