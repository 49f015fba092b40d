import type { Position } from '@parking/domain'
import { create } from 'zustand'

/** Milliseconds after which a driver may be somewhere else. */
const freshness = 600_000

const usePosition = create<Position | null>(() => null)
let forgetting: ReturnType<typeof setTimeout> | undefined

/** The driver has asked where the device is, and it is there. */
export function positionFound(position: Position): void {
  clearTimeout(forgetting)
  usePosition.setState(position, true)
  forgetting = setTimeout(positionForgotten, freshness)
}

/** Nobody knows any longer where the device is. */
export function positionForgotten(): void {
  usePosition.setState(null, true)
}

/**
 * Where the device was found to be within the last ten minutes; null where nobody has asked for it.
 * It never asks for it itself.
 */
export function useDevicePosition(): Position | null {
  return usePosition()
}
