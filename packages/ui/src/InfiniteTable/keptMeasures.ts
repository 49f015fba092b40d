import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'

let kept: { readonly name: string; readonly measures: VirtualItem[] } | null = null

/** How high the rows of a table were when it was last left; nothing where another was left since. */
export function keptMeasures(name: string | undefined): VirtualItem[] {
  return kept !== null && kept.name === name ? kept.measures : []
}

/** Keeps how high the rows of a table are when it is left. */
export function useKeptMeasures(
  name: string | undefined,
  virtualizer: Virtualizer<Window, Element>,
): void {
  useEffect(
    () => () => {
      if (name !== undefined) kept = { name, measures: virtualizer.takeSnapshot() }
    },
    [name, virtualizer],
  )
}
