import { useRef, type KeyboardEvent } from 'react'
import { readTypedDuration } from './readTypedDuration.ts'

/** After a longer pause, in milliseconds, what is typed begins anew. */
const longestPause = 2000

/**
 * Puts together what is typed into a field that is no text field.
 *
 * @param options - minutes, from the least to the most
 * @returns reads a key: the minutes that are typed with it; null for a key that types no duration
 */
export function useTypedDuration(
  options: readonly number[],
): (event: KeyboardEvent) => number | null {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, timeStamp, ctrlKey, altKey, metaKey }) => {
    // Some keyboards need it for the colon.
    if (key === 'Shift') return null
    const { text, at } = typed.current
    const isTyped = /^[\d:]$/.test(key) && !ctrlKey && !altKey && !metaKey
    const before = timeStamp - at > longestPause ? '' : text
    const readings = isTyped ? [before + key, key] : []
    const next = readings.find((reading) => readTypedDuration(reading, options) !== null) ?? ''
    typed.current = { text: next, at: timeStamp }
    return readTypedDuration(next, options)
  }
}
