import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ParkingScreen } from './ParkingScreen.tsx'
import { readParkingSearch } from './readParkingSearch.ts'

/** The parking page at its address. */
export function ParkingPage(): ReactNode {
  return <ParkingScreen search={readParkingSearch(useSearch({ strict: false }))} />
}
