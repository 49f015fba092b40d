import type { RenewIntent } from '@parking/payments'
import type { ErrorName } from '@parking/domain'
import type { ReactNode } from 'react'
import { ParkAnew } from './ParkAnew.tsx'

/** Leads on from an extension that was refused by name; null where a press again does. */
export function renewNextStep(errorName: ErrorName, intent: RenewIntent): ReactNode {
  const isOver = errorName === 'ParkingSessionIsOver' || errorName === 'ParkingSessionNotFound'
  return isOver ? <ParkAnew {...intent} /> : null
}
