import { useAppContext } from '@parking/runtime'
import { useEffect } from 'react'
import type { Fix, MapDriver } from '../controller/mapDriver.types.ts'
import type { Place } from '../model/place.ts'
import { zoneBox } from '../model/zoneBox.ts'
import { useMapView } from '../view/useMapView.ts'

/** Keeps what is drawn equal to what the page shows. */
export function useDrivenMap(
  driver: MapDriver | null,
  drawn: {
    readonly places: readonly Place[]
    readonly shown: readonly Place[]
    readonly selected: Place | null
    readonly fix: Fix | null
  },
): void {
  const { city } = useAppContext()
  const { places, shown, selected, fix } = drawn
  const zone = useMapView(({ selection }) => (selection?.kind === 'zone' ? selection.zone : null))
  const pointedAt = useMapView((view) => view.pointedAt)
  const hasCard = useMapView(({ selection }) => selection !== null)
  const { focusOnMarker } = city.flags

  useEffect(() => driver?.show(shown), [driver, shown])
  useEffect(() => driver?.showFix(fix), [driver, fix])

  useEffect(() => driver?.cover(hasCard), [driver, hasCard])

  useEffect(() => {
    driver?.select(selected)
    if (selected === null) return
    if (focusOnMarker) driver?.moveTo(selected.center)
    else driver?.reveal(selected.center)
  }, [driver, selected, focusOnMarker])

  useEffect(() => {
    const box = zone === null ? null : zoneBox(places, zone)
    if (box !== null) driver?.fit(box)
  }, [driver, zone, places])

  useEffect(() => {
    const place = pointedAt === null ? undefined : shown.find(({ id }) => id === pointedAt)
    driver?.point(place ?? null)
  }, [driver, pointedAt, shown])
}
