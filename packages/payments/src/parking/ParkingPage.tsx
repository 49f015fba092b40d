import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ParkingScreen } from './ParkingScreen.tsx'
import { readParkingSearch } from './parkingSearch.ts'

/** The parking page at its address. */
export function ParkingPage(): ReactNode {
  const search = readParkingSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const { payment, result, ...rest } = search
  return (
    <ParkingScreen
      search={rest}
      paymentReturn={payment === undefined ? null : { payment, claim: result ?? null }}
      onReturnRead={() => void navigate({ to: '/profile/parking', search: rest, replace: true })}
    />
  )
}
