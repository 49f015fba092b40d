import { useTexts } from '@parking/runtime'
import { formatShortMoney } from '@parking/ui'
import { useMemo } from 'react'
import type { ZoneLook } from '../controller/MapDriver.ts'
import { mapTexts } from '../texts/ru.ts'
import type { ZoneMap } from '../model/zoneMap.ts'
import { zoneTone } from '../model/zoneTone.ts'
import { usePricesNow } from './useZonePrices.ts'

/** What the zones of a city say on the map; other ones only when a price has become another. */
export function useZoneLooks({ areas }: ZoneMap): ReadonlyMap<string, ZoneLook> {
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
