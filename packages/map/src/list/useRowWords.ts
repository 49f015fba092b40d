import type { MapObject } from '@parking/domain'
import { useCitySettings, useDistanceText, useTexts, usePriceText } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { mapTexts } from '../texts/ru.ts'
import { sayDetails, sayHolder, sayTitle } from '../texts/sayPlace.ts'
import type { Place } from '../model/place.ts'
import { usePricesNow } from '../view/useZonePrices.ts'

/** What parking at a place costs, in words. */
export interface PriceWords {
  /** How it looks: paid, free, for some alone, or not known. */
  readonly look: 'price' | 'free' | 'holder' | 'detail'
  readonly amount: string
  /** Until when; null where nothing changes or is known. */
  readonly until: string | null
}

/** What a row of the list says. */
export interface RowWords {
  /** What drivers know a place by comes first: its zone, or its number where each pays by its own. */
  readonly names: (place: Place) => readonly string[]
  readonly distance: (metres: number) => string
  /** What it costs now; null where nothing is to be paid or parked. */
  readonly price: (object: MapObject) => PriceWords | null
  readonly details: (place: Place) => string
}

/** Finds the words of all rows: found row by row they would make a long list slow to appear. */
export function useRowWords(): RowWords {
  const { t } = useTexts(mapTexts)
  const settings = useCitySettings()
  const now = useNow('minute')
  const priceIn = usePricesNow()
  const priceText = usePriceText()
  const distance = useDistanceText()

  function price(object: MapObject): PriceWords | null {
    const holder = sayHolder(t, object)
    if (holder !== null) return { look: 'holder', amount: holder, until: null }
    if (object.type !== 'parking') return null
    if (object.isFree) return { look: 'free', amount: t('prices.alwaysFree'), until: null }
    const found = object.zone === null ? null : priceIn(object.zone)
    if (found === null) return { look: 'detail', amount: t('prices.unknownShort'), until: null }
    const text = priceText(found, now)
    const look = found.kind === 'free' ? 'free' : 'price'
    return { look, amount: text.price, until: text.until }
  }

  function names(place: Place): readonly string[] {
    const title = sayTitle(t, place)
    const { zone } = place.object
    const both = zone === null ? [title] : [t('place.zone', { zone }), title]
    return settings?.chargesByParkingId === true ? both.toReversed() : both
  }

  return { names, distance, price, details: (place) => sayDetails(t, place) }
}
