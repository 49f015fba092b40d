import { breathe } from '@parking/api-client'
import { useTexts } from '@parking/runtime'
import { formatShortMoney } from '@parking/ui'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { MapDriver, ZoneLook } from '../controller/MapDriver.ts'
import type { Place } from '../model/place.ts'
import { noZones, type ZoneMap } from '../model/zoneMap.ts'
import { zoneTone } from '../model/zoneTone.ts'
import { outlineBeside } from '../read/outlineBeside.ts'
import { mapTexts } from '../texts/ru.ts'
import { useMapView } from '../view/useMapView.ts'
import { usePricesNow } from '../view/useZonePrices.ts'

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
      await breathe()
      if (!isStill) return
      const found = await outlineBeside(places)
      if (isStill) startTransition(() => setZones(found))
    }
    // Where its file is lost the places stand on the map without their zones.
    outline().catch(() => undefined)
    return () => {
      isStill = false
    }
  }, [places])

  useEffect(() => driver.showZones(zones, looks), [driver, zones, looks])
  useEffect(() => driver.selectZone(chosen), [driver, chosen])
  return null
}

/** What the zones of a city say on the map; other ones only when a price has become another. */
function useZoneLooks({ areas }: ZoneMap): ReadonlyMap<string, ZoneLook> {
  const { t, language } = useTexts(mapTexts)
  const priceNow = usePricesNow()
  const prices = areas.map(({ zone }) => {
    const price = priceNow(zone)
    return price === null ? null : price.kind === 'free' ? 0 : price.perHour
  })
  const paid = prices.flatMap((price) => (price === null || price === 0 ? [] : [price]))
  const looks = areas.map(({ zone }, at): readonly [string, ZoneLook] => {
    const price = prices[at] ?? null
    return [zone, { tone: zoneTone(price, paid), price: say(price) }]
  })
  const key = JSON.stringify(looks)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says whether they are others
  return useMemo(() => new Map(looks), [key])

  function say(price: number | null): string | null {
    if (price === null) return null
    if (price === 0) return t('zoneLabel.free')
    return t('zoneLabel.perHour', { price: formatShortMoney(price, language) })
  }
}
