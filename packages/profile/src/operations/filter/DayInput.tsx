import { TextInput } from '@mantine/core'
import { wholeHistory, type HistoryDays } from '@parking/domain'
import type { DateOnly } from '@parking/pricing'
import { useState, type ReactNode } from 'react'

/**
 * Asks for a day with the browser's own field. While a year is typed it is one of long ago: only a
 * day that a history may have counts.
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
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      type="date"
      label={label}
      min={wholeHistory.from}
      max={wholeHistory.to}
      value={typed ?? value}
      onBlur={() => setTyped(null)}
      onChange={({ currentTarget: { value: day } }) => {
        const counts = isWithin(day, wholeHistory)
        setTyped(counts ? null : day)
        if (counts && day !== value) onChange(day)
      }}
    />
  )
}

function isWithin(day: string, { from, to }: HistoryDays): boolean {
  return day >= from && day <= to
}
