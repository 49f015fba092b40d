import { lazy } from 'react'

/** What the map offers to a driver who is signed in. */
export const OverMap = lazy(async () => ({ default: (await import('./OverMap.tsx')).OverMap }))
