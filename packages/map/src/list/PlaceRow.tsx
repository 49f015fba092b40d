import { RussianText } from '@parking/runtime'
import type { ReactNode } from 'react'
import { Sign } from '../look/Sign.tsx'
import type { NearPlace } from '../model/sortByDistance.ts'
import css from './PlacesList.module.css'
import type { PriceWords, RowWords } from './useRowWords.ts'

export interface PlaceRowProps {
  readonly near: NearPlace
  readonly index: number
  /** Whether Tab leads to it; the arrows lead to the others. */
  readonly isReachable: boolean
  readonly isSelected: boolean
  readonly words: RowWords
  readonly onFocus: () => void
  readonly onChoose: () => void
}

/** One place of the list: its zone, what it costs now and until when, whether there is room, where. */
export function PlaceRow(props: PlaceRowProps): ReactNode {
  const { near, index, isReachable, isSelected, words, onFocus, onChoose } = props
  const { place, metres } = near
  const [first = '', second] = words.names(place)
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
      <Sign type={place.marker} />
      <span className={css['words']}>
        <span className={css['line']}>
          <span className={css['name']}>
            <b>
              <RussianText>{first}</RussianText>
            </b>
            {second === undefined ? null : <RussianText>{` · ${second}`}</RussianText>}
          </span>{' '}
          <span className={css['distance']}>{words.distance(metres)}</span>
        </span>{' '}
        <PriceNow price={words.price(place.object)} />{' '}
        <span className={css['detail']}>
          <RussianText>{words.details(place)}</RussianText>
        </span>
      </span>
    </button>
  )
}

function PriceNow({ price }: { readonly price: PriceWords | null }): ReactNode {
  if (price === null) return null
  const { look, amount, until } = price
  return (
    <span className={css[look]}>
      {until === null ? <span>{amount}</span> : <b>{amount}</b>}
      <span>{until === null ? '' : `${look === 'free' ? ' ' : ', '}${until}`}</span>
    </span>
  )
}
