import type { MapObject } from '@parking/domain'
import { useCitySettings, useDistanceText, useMessages, usePriceText } from '@parking/runtime'
import { useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { Sign } from '../look/Sign.tsx'
import { mapMessages } from '../messages/mapMessages.ts'
import { sayDetails, sayHolder, sayTitle } from '../messages/sayPlace.ts'
import type { NearPlace } from '../model/sortByDistance.ts'
import type { PriceInZone } from '../view/useZonePrices.ts'
import css from './PlacesList.module.css'

export interface PlaceRowProps {
  readonly near: NearPlace
  readonly index: number
  /** Whether Tab leads to it; the arrows lead to the others. */
  readonly isReachable: boolean
  readonly isSelected: boolean
  readonly priceIn: PriceInZone
  readonly onFocus: () => void
  readonly onChoose: () => void
}

/** One place of the list: its zone, what it costs now and until when, whether there is room, where. */
export function PlaceRow(props: PlaceRowProps): ReactNode {
  const { near, index, isReachable, isSelected, priceIn, onFocus, onChoose } = props
  const { t } = useMessages(mapMessages)
  const sayMetres = useDistanceText()
  const { place, metres } = near
  return (
    <button
      type="button"
      className={css['place']}
      data-row={index}
      tabIndex={isReachable ? 0 : -1}
      aria-current={isSelected ? 'true' : undefined}
      onFocus={onFocus}
      onClick={onChoose}
    >
      <Sign kind={place.marker} />
      <span className={css['words']}>
        <span className={css['line']}>
          <Name place={place} /> <span className={css['distance']}>{sayMetres(metres)}</span>
        </span>{' '}
        <PriceNow object={place.object} priceIn={priceIn} />{' '}
        <span className={css['detail']}>{sayDetails(t, place)}</span>
      </span>
    </button>
  )
}

/** What drivers know a place by comes first: its zone, or its number where each pays by its own. */
function Name({ place }: { readonly place: NearPlace['place'] }): ReactNode {
  const { t } = useMessages(mapMessages)
  const settings = useCitySettings()
  const title = sayTitle(t, place)
  const { zone } = place.object
  const names = zone === null ? [title] : [t('place.zone', { zone }), title]
  const [first, second] = settings?.chargesByParkingId === true ? names.toReversed() : names
  return (
    <span className={css['name']}>
      <b>{first}</b>
      {second === undefined ? null : ` · ${second}`}
    </span>
  )
}

function PriceNow({
  object,
  priceIn,
}: {
  readonly object: MapObject
  readonly priceIn: PriceInZone
}): ReactNode {
  const { t } = useMessages(mapMessages)
  const now = useNow('minute')
  const priceText = usePriceText()
  const holder = sayHolder(t, object)
  if (holder !== null) return <span className={css['holder']}>{holder}</span>
  if (object.kind !== 'parking') return null
  if (object.isFree) return <span className={css['free']}>{t('prices.alwaysFree')}</span>
  const price = object.zone === null ? null : priceIn(object.zone)
  if (price === null) return <span className={css['detail']}>{t('prices.unknownShort')}</span>
  const text = priceText(price, now)
  const isFree = price.kind === 'free'
  return (
    <span className={isFree ? css['free'] : css['price']}>
      <b>{text.price}</b>
      {isFree ? ' ' : ', '}
      {text.until}
    </span>
  )
}
