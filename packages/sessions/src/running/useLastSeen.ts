import { useState } from 'react'

/** What was seen last of something that may be gone by now; null while it was never there. */
export function useLastSeen<Value>(value: Value | null): Value | null {
  const [seen, setSeen] = useState(value)
  if (value === null || value === seen) return seen
  setSeen(value)
  return value
}
