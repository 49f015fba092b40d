import type { Position } from '@parking/domain'
import { create } from 'zustand'

/** Milliseconds after which a driver may be somewhere else. */
const freshness = 600_000

/** A position of the device. */
export interface Fix {
  readonly position: Position
  /** Metres around the position in which the device is. */
  readonly accuracy: number
}

const usePosition = create<Fix | null>(() => null)
let forgetting: ReturnType<typeof setTimeout> | undefined

/** The driver has asked where the device is, and it is there. */
export function positionFound(fix: Fix): void {
  clearTimeout(forgetting)
  usePosition.setState(fix, true)
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
export function useDevicePosition(): Fix | null {
  return usePosition()
}
