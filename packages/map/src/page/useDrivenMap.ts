import { useAppContext } from '@parking/runtime'
import { useEffect, useRef } from 'react'
import type { Fix, MapDriver } from '../controller/mapDriver.types.ts'
import { isNarrowed } from '../model/narrowPlaces.ts'
import type { Place } from '../model/place.ts'
import { zoneBox } from '../model/zoneBox.ts'
import { selectionKey, useMapView } from '../view/useMapView.ts'

/** Keeps what is drawn equal to what the page shows. */
export function useDrivenMap(
  driver: MapDriver | null,
  drawn: {
    readonly places: readonly Place[]
    readonly shown: readonly Place[]
    readonly selected: Place | null
    readonly fix: Fix | null
    /** What was in sight already when the page was left or loaded anew. */
    readonly keptFor: string | null
  },
): void {
  const { city } = useAppContext()
  const { places, shown, selected, fix, keptFor } = drawn
  const movedFor = useRef(keptFor ?? '')
  const zone = useMapView(({ selection }) => (selection?.kind === 'zone' ? selection.zone : null))
  const pointedAt = useMapView((view) => view.pointedAt)
  const hasCard = useMapView(({ selection }) => selection !== null)
  const { focusOnMarker } = city.flags

  const isSelective = useMapView((view) => isNarrowed(view.narrowing))

  useEffect(() => driver?.show(shown, isSelective), [driver, shown, isSelective])
  useEffect(() => driver?.showFix(fix), [driver, fix])
  useEffect(() => driver?.cover(hasCard), [driver, hasCard])
  useEffect(() => {
    if (!hasCard) return undefined
    return () => {
      movedFor.current = ''
    }
  }, [hasCard])

  useEffect(() => {
    driver?.select(selected)
    if (driver === null || selected === null) return
    const key = selectionKey({ kind: 'place', id: selected.id })
    if (movedFor.current === key) return
    movedFor.current = key
    if (focusOnMarker) driver.moveTo(selected.center)
    else driver.reveal(selected.center)
  }, [driver, selected, focusOnMarker])

  useEffect(() => {
    const box = zone === null ? null : zoneBox(places, zone)
    if (driver === null || zone === null || box === null) return
    const key = selectionKey({ kind: 'zone', zone })
    if (movedFor.current === key) return
    movedFor.current = key
    driver.fit(box)
  }, [driver, zone, places])

  useEffect(() => {
    const place = pointedAt === null ? undefined : shown.find(({ id }) => id === pointedAt)
    driver?.point(place ?? null)
  }, [driver, pointedAt, shown])
}
