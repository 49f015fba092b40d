import type { LatePage } from '@parking/runtime'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { loadMapDriver } from '../canvas/loadMapDriver.ts'
import { readMapSearch } from '../model/readMapSearch.ts'
import { mapTexts } from '../texts/ru.ts'
import { MapPage } from './MapPage.tsx'

/** The page of the map's route. */
export const mapPage: LatePage = { Page: MapRoutePage, texts: [mapTexts] }

function MapRoutePage(): ReactNode {
  const search = readMapSearch(useSearch({ strict: false }))
  return <MapPage search={search} load={loadMapDriver} geolocator={navigator.geolocation} />
}
