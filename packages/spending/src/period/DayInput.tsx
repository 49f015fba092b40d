import { TextInput } from '@mantine/core'
import { wholeHistory, type HistoryDays } from '@parking/domain'
import type { DateOnly } from '@parking/pricing'
import { useRef, useState, type ReactNode } from 'react'

/** Keys that write into the field; others move about in it or open its calendar. */
const writing = /^(?:\d|ArrowUp|ArrowDown|Backspace|Delete)$/

/**
 * Asks for a day with the browser's own field. A day that is chosen in the calendar counts at once. One
 * that is typed counts when the field is left or Enter is pressed: each figure on the way makes another
 * day. Only a day that a history may have counts.
 */
export function DayInput({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: DateOnly
  readonly onChange: (day: DateOnly) => void
}): ReactNode {
  /** What stands in the field while it does not count yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const isTyping = useRef(false)
  function settle(day: string): void {
    isTyping.current = false
    setTyped(null)
    if (isWithin(day, wholeHistory) && day !== value) onChange(day)
  }
  return (
    <TextInput
      type="date"
      label={label}
      min={wholeHistory.from}
      max={wholeHistory.to}
      value={typed ?? value}
      onPointerDown={() => {
        isTyping.current = false
      }}
      onKeyDown={({ key, altKey }) => {
        if (key === 'Enter') settle(typed ?? value)
        else if (writing.test(key) && !altKey) isTyping.current = true
      }}
      onBlur={() => settle(typed ?? value)}
      onChange={({ currentTarget: { value: day } }) => {
        if (isTyping.current || !isWithin(day, wholeHistory)) setTyped(day)
        else settle(day)
      }}
    />
  )
}

function isWithin(day: string, { from, to }: HistoryDays): boolean {
  return day >= from && day <= to
}
