import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { findPlace } from '../model/findPlace.ts'
import type { Place } from '../model/place.ts'
import type { MapSearch } from '../model/readMapSearch.ts'
import { layersFound, useMapView, type Selection, type MapView } from '../view/useMapView.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry was made by opening a card or panel: the one before is the page without it. */
    readonly isOpenedOver?: boolean
  }
}

type Layers = Pick<MapView, 'selection' | 'panel'>

/** What an address says of the layers, and whether the places that it names could be found. */
interface AddressRead {
  readonly isReady: boolean
  readonly zone: string | undefined
  readonly parking: string | undefined
  readonly panel: Layers['panel']
}

/**
 * Keeps the open card and panel in the address, so that the browser's way back closes them, a reload
 * opens them again and the address of a card can be sent to somebody. Opening makes an entry in the
 * history, closing goes back to the one before, and one card in another's place replaces it.
 */
export function useLayersInAddress(search: MapSearch, places: readonly Place[]): void {
  const router = useRouter()
  const isReading = useRef(false)
  const { q, zone, parking, panel = null } = search
  const isReady = places.length > 0 || (zone === undefined && parking === undefined)
  /** What the address said when it was read last; at first, what a page without any layer says. */
  const read = useRef<AddressRead>({
    isReady: true,
    zone: undefined,
    parking: undefined,
    panel: null,
  })

  useEffect(() => {
    const before = read.current
    read.current = { isReady, zone, parking, panel }
    const isSameSelection =
      isReady === before.isReady && zone === before.zone && parking === before.parking
    isReading.current = true
    // The address follows a press a moment later: what it said before must not undo the press.
    layersFound({
      ...(panel !== before.panel && { panel }),
      ...(!isSameSelection && {
        selection: isReady ? findSelection(zone, parking, places) : null,
      }),
    })
    isReading.current = false
  }, [isReady, zone, parking, panel, places])

  useEffect(() => {
    // What it asks for stays in it until the places have come, which a card waits for.
    const unread = isReady ? {} : { ...(zone && { zone }), ...(parking && { parking }) }
    const go = (layers: Layers, how: { replace: boolean; isOpenedOver: boolean }): void => {
      void router.navigate({
        to: '/',
        search: { ...(q !== undefined && { q }), ...unread, ...writeLayers(layers) },
        state: { isOpenedOver: how.isOpenedOver },
        replace: how.replace,
        resetScroll: false,
      })
    }
    return useMapView.subscribe((now, before) => {
      const isSame = now.selection === before.selection && now.panel === before.panel
      if (isReading.current || isSame) return
      const { isOpenedOver = false } = router.state.location.state
      if (isOpened(now, before)) go(now, { replace: false, isOpenedOver: true })
      else if (isOpenedOver && countLayers(now) === 0) router.history.back()
      else {
        const staysOver = isOpenedOver && countLayers(now) === countLayers(before)
        go(now, { replace: true, isOpenedOver: staysOver })
      }
    })
  }, [router, q, isReady, zone, parking])

  useEffect(
    () => () => {
      isReading.current = true
      layersFound({ selection: null, panel: null })
      isReading.current = false
    },
    [],
  )
}

function isOpened(now: Layers, before: Layers): boolean {
  const hasNewPanel = now.panel !== null && now.panel !== before.panel
  return hasNewPanel || (now.selection !== null && before.selection === null)
}

function countLayers({ selection, panel }: Layers): number {
  return Number(selection !== null) + Number(panel !== null)
}

function findSelection(
  zone: string | undefined,
  parking: string | undefined,
  places: readonly Place[],
): Selection | null {
  const place = parking === undefined ? null : findPlace(places, parking)
  if (place !== null) return { kind: 'place', id: place.id }
  if (zone !== undefined) return { kind: 'zone', zone }
  return parking === undefined ? null : { kind: 'place', id: parking }
}

function writeLayers({ selection, panel }: Layers): MapSearch {
  return {
    ...(selection?.kind === 'zone' && { zone: selection.zone }),
    ...(selection?.kind === 'place' && { parking: selection.id }),
    ...(panel !== null && { panel }),
  }
}
