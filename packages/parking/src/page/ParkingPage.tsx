import { paymentsTexts } from '@parking/payments'
import { sessionsTexts } from '@parking/sessions'
import { parkingTexts } from '../texts/ru.ts'
import { adviceTexts } from '../texts/advice/ru.ts'
import { type LatePage, errorTexts } from '@parking/runtime'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ParkingScreen } from './ParkingScreen.tsx'
import { readParkingSearch } from './readParkingSearch.ts'

/** The parking page at its address. */
export function ParkingPage(): ReactNode {
  return <ParkingScreen search={readParkingSearch(useSearch({ strict: false }))} />
}

/** What the page can't be shown without. */
export const parkingPage: LatePage = {
  Page: ParkingPage,
  texts: [parkingTexts, sessionsTexts, adviceTexts, paymentsTexts, errorTexts],
}
