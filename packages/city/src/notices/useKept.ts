import { useAppContext } from '@parking/runtime'
import { useState } from 'react'

/** What a browser keeps for this city under a key, such as `parking.banner`, and how it is changed. */
export function useKept(prefix: string): readonly [string | null, (value: string) => void] {
  const { city, storage } = useAppContext()
  const key = `${prefix}.${city.id}`
  const [value, setValue] = useState(() => storage.get(key))
  return [
    value,
    (next) => {
      storage.set(key, next)
      setValue(next)
    },
  ]
}
