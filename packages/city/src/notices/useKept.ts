import { useAppContext } from '@parking/runtime'
import { useState } from 'react'

/** What a browser keeps for this city under a name, and how it is changed. */
export function useKept(name: string): readonly [string | null, (value: string) => void] {
  const { city, storage } = useAppContext()
  const key = `parking.${name}.${city.id}`
  const [value, setValue] = useState(() => storage.get(key))
  return [
    value,
    (next) => {
      storage.set(key, next)
      setValue(next)
    },
  ]
}
