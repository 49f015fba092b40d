import { useAppContext, type Fix } from '@parking/runtime'
import { useEffect } from 'react'
import type { MapDriver } from '../controller/MapDriver.ts'
import { isNarrowed } from '../model/narrowPlaces.ts'
import type { Place } from '../model/place.ts'
import type { Aim } from '../view/useAim.ts'
import { useMapView } from '../view/useMapView.ts'

/** The zoom at which streets around the device are told apart. */
const nearFix = 17

/** Keeps what is drawn equal to what the page shows. */
export function useDrivenMap(
  driver: MapDriver | null,
  drawn: {
    readonly shown: readonly Place[]
    readonly selected: Place | null
    readonly fix: Fix | null
    /** What the map is to show. */
    readonly aim: Aim | null
  },
): void {
  const { city } = useAppContext()
  const { shown, selected, fix, aim } = drawn
  const pointedAt = useMapView((view) => view.pointedAt)
  const hasCard = useMapView(({ selection }) => selection !== null)
  const isSelective = useMapView((view) => isNarrowed(view.narrowing))
  const { focusOnMarker } = city.flags

  useEffect(() => driver?.show(shown, isSelective), [driver, shown, isSelective])
  useEffect(() => driver?.cover(hasCard), [driver, hasCard])
  useEffect(() => driver?.select(selected), [driver, selected])

  useEffect(() => {
    if (driver === null || aim === null) return
    if (aim.box !== null) driver.fit(aim.box)
    else if (focusOnMarker) driver.moveTo(aim.center)
    else driver.reveal(aim.center)
  }, [driver, aim, focusOnMarker])

  useEffect(() => {
    driver?.showFix(fix)
    if (fix !== null) driver?.moveTo(fix.position, nearFix)
  }, [driver, fix])

  useEffect(() => {
    const place = pointedAt === null ? undefined : shown.find(({ id }) => id === pointedAt)
    driver?.point(place ?? null)
  }, [driver, pointedAt, shown])
}
