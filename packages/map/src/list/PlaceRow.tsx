import { formatMoney, type Kopecks } from '@parking/pricing'
import { useMessages } from '@parking/runtime'
import type { ReactNode } from 'react'
import { Sign } from '../look/Sign.tsx'
import { mapMessages } from '../messages/mapMessages.ts'
import { sayKind, sayMetres, saySpaces, sayTitle, sayWhere } from '../messages/sayPlace.ts'
import type { NearPlace } from '../model/sortByDistance.ts'
import css from './PlacesList.module.css'

export interface PlaceRowProps {
  readonly near: NearPlace
  readonly index: number
  /** Whether Tab leads to it; the arrows lead to the others. */
  readonly isReachable: boolean
  readonly isSelected: boolean
  readonly priceNow: (zone: string) => Kopecks | null
  readonly onFocus: () => void
  readonly onChoose: () => void
}

/** One place of the list: what it is, where, how far, what it costs now and whether there is room. */
export function PlaceRow(props: PlaceRowProps): ReactNode {
  const { near, index, isReachable, isSelected, priceNow, onFocus, onChoose } = props
  const { t, language } = useMessages(mapMessages)
  const { place, metres } = near
  const { object } = place
  const spaces = saySpaces(t, object)
  const where = sayWhere(t, object)
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
        <span className={css['name']}>{sayTitle(t, place)}</span>
        <span className={css['detail']}>{where === '' ? sayKind(t, place.marker) : where}</span>
        {spaces === null ? null : (
          <span className={css['spaces']} data-full={object.spaces?.free === 0}>
            {spaces}
          </span>
        )}
      </span>
      <span className={css['figures']}>
        <span className={css['distance']}>{sayMetres(t, language, metres)}</span>
        <PriceNow object={object} priceNow={priceNow} />
      </span>
    </button>
  )
}

function PriceNow({
  object,
  priceNow,
}: {
  readonly object: NearPlace['place']['object']
  readonly priceNow: (zone: string) => Kopecks | null
}): ReactNode {
  const { t, language } = useMessages(mapMessages)
  if (object.kind !== 'parking') return null
  const price = object.isFree ? 0 : object.zone === null ? null : priceNow(object.zone)
  if (price === null) return null
  if (price === 0) return <span className={css['free']}>{t('place.freeNow')}</span>
  const written = formatMoney(price, language).replace(/[.,]00(?=\D)/u, '')
  return <span className={css['price']}>{t('place.perHour', { price: written })}</span>
}
