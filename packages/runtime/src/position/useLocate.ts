import { useEffect, useRef, useState } from 'react'
import type { Fix } from './useDevicePosition.ts'

/** Why the device's position is not known. */
type LocateFailure = 'denied' | 'unavailable' | 'timeout'

/** How far the search for the device's position is. */
export type LocateState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly fix: Fix }
  | { readonly kind: 'failed'; readonly reason: LocateFailure }

/** The part of the browser that knows positions; absent where the page may not use it. */
export type Geolocator = Pick<Geolocation, 'getCurrentPosition'>

const options = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 30_000 }
/** Milliseconds after which a driver is told that no answer has come. Some browsers never give one. */
const patience = 15_000
const reasons: Readonly<Record<number, LocateFailure>> = { 1: 'denied', 3: 'timeout' }

/**
 * Asks where the device is, only when somebody wants to know it. An answer that comes late, such as
 * after a question of the browser, still counts, unless somebody has tried again.
 */
export function useLocate(geolocator: Geolocator | undefined): {
  readonly state: LocateState
  readonly locate: (onFound: (fix: Fix) => void) => void
  readonly dismiss: () => void
} {
  const [state, setState] = useState<LocateState>({ kind: 'idle' })
  const tries = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    state,
    locate: (onFound) => {
      if (state.kind === 'asking') return
      if (geolocator === undefined) {
        setState({ kind: 'failed', reason: 'unavailable' })
        return
      }
      setState({ kind: 'asking' })
      tries.current += 1
      const own = tries.current
      const come = (): boolean => {
        if (own !== tries.current) return false
        clearTimeout(timer.current)
        return true
      }
      timer.current = setTimeout(() => setState({ kind: 'failed', reason: 'timeout' }), patience)
      geolocator.getCurrentPosition(
        ({ coords }) => {
          if (!come()) return
          const { longitude, latitude, accuracy } = coords
          const fix: Fix = { position: [longitude, latitude], accuracy }
          setState({ kind: 'found', fix })
          onFound(fix)
        },
        ({ code }) => {
          if (come()) setState({ kind: 'failed', reason: reasons[code] ?? 'unavailable' })
        },
        options,
      )
    },
    dismiss: () => {
      tries.current += 1
      clearTimeout(timer.current)
      setState({ kind: 'idle' })
    },
  }
}
