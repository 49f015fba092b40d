import { keptValue, useAppContext } from '@parking/runtime'
import { useState } from 'react'
import * as v from 'valibot'

const hiddenColumns = v.array(v.string())

/**
 * Which columns of a list are hidden, kept on this device.
 *
 * @param name - of the list
 */
export function useHiddenColumns(name: string): {
  readonly hidden: readonly string[]
  readonly toggle: (column: string) => void
} {
  const { storage } = useAppContext()
  const kept = keptValue(storage, `parking.columns.${name}`, hiddenColumns)
  const [hidden, setHidden] = useState<readonly string[]>(() => kept.read() ?? [])
  return {
    hidden,
    toggle: (column) => {
      const next = hidden.includes(column)
        ? hidden.filter((one) => one !== column)
        : [...hidden, column]
      setHidden(next)
      kept.write(next.length === 0 ? null : [...next])
    },
  }
}
