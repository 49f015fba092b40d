import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { readFleetFilter, writeFleetFilter, type FleetFilter } from './fleetFilter.ts'

interface Typed {
  readonly filter: FleetFilter
  /** What the address said when it was looked at last. */
  readonly written: string
  /** What was written into the address and does not stand there yet. */
  readonly onTheWay: string | null
}

/** Keeps the filter of a list in the address of its page. */
export function useFleetFilter(
  choices: readonly { readonly value: string }[],
  columns: readonly { readonly key: string }[],
): { readonly filter: FleetFilter; readonly change: (filter: FleetFilter) => void } {
  const navigate = useNavigate()
  const known = {
    shows: choices.map(({ value }) => value),
    columns: columns.map(({ key }) => key),
  }
  const search = useSearch({ strict: false })
  const written = JSON.stringify(writeFleetFilter(readFleetFilter(search, known)))
  // What was typed stands at once: the address follows a moment later, and says nothing new then.
  const [typed, setTyped] = useState<Typed>(() => ({
    filter: readFleetFilter(search, known),
    written,
    onTheWay: null,
  }))
  if (typed.written !== written) {
    const isOwn = typed.onTheWay !== null
    setTyped({
      filter: isOwn ? typed.filter : readFleetFilter(search, known),
      written,
      onTheWay: typed.onTheWay === written ? null : typed.onTheWay,
    })
  }
  return {
    filter: typed.filter,
    change: (filter) => {
      const next = writeFleetFilter(filter)
      const wanted = JSON.stringify(next)
      setTyped((before) => ({
        filter,
        written: before.written,
        onTheWay: wanted === before.written ? null : wanted,
      }))
      void navigate({ to: '.', search: next, replace: true, resetScroll: false })
    },
  }
}
