import { createLazyRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadMapDriver } from '../canvas/loadMapDriver.ts'
import { readMapSearch } from '../model/readMapSearch.ts'
import { MapPage } from './MapPage.tsx'

/** The page of the map's route. */
export const lazyRoute = createLazyRoute('/')({ component: MapRoutePage })

function MapRoutePage(): ReactNode {
  const search = readMapSearch(lazyRoute.useSearch())
  return <MapPage search={search} load={loadMapDriver} geolocator={navigator.geolocation} />
}
