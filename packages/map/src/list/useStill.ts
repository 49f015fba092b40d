import { useEffect, useState } from 'react'

/** Within this time of a lifted finger its click comes, in milliseconds. */
const clickWithin = 300

/**
 * Leaves what is shown as it is while somebody presses on it: a press counts for what it began on.
 *
 * @returns what to show, and what to call as a press begins on it
 */
export function useStill<Value>(value: Value): {
  readonly still: Value
  readonly pressBegan: () => void
} {
  const [pressed, setPressed] = useState<{ readonly value: Value } | null>(null)

  useEffect(() => {
    if (pressed === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = (): void => setPressed(null)
    const lifted = (): void => {
      timer = setTimeout(release, clickWithin)
    }
    addEventListener('click', release)
    addEventListener('pointercancel', release)
    addEventListener('pointerup', lifted)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', release)
      removeEventListener('pointercancel', release)
      removeEventListener('pointerup', lifted)
    }
  }, [pressed])

  const still = pressed === null ? value : pressed.value
  return { still, pressBegan: () => setPressed({ value: still }) }
}
