import { startTransition, useEffect, useState } from 'react'
import type { MapDriver } from '../controller/MapDriver.ts'
import { outlineZones } from '../model/outlineZones.ts'
import type { Place } from '../model/place.ts'
import { noZones } from '../model/zoneMap.ts'
import { useMapView } from '../view/useMapView.ts'
import { useZoneLooks } from '../view/useZoneLooks.ts'

/** Draws the zones of a city on its map: in a part of its own, for the list comes before them. */
export function DrawnZones({
  driver,
  places,
}: {
  readonly driver: MapDriver
  readonly places: readonly Place[]
}): null {
  const [zones, setZones] = useState(noZones)
  const looks = useZoneLooks(zones)
  const chosen = useMapView(({ selection }) => (selection?.kind === 'zone' ? selection.zone : null))

  useEffect(() => {
    let isStill = true
    const outline = async (): Promise<void> => {
      const found = await outlineZones(places)
      if (isStill) startTransition(() => setZones(found))
    }
    void outline()
    return () => {
      isStill = false
    }
  }, [places])

  useEffect(() => driver.showZones(zones, looks), [driver, zones, looks])
  useEffect(() => driver.selectZone(chosen), [driver, chosen])
  return null
}
