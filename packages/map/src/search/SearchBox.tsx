import { mapQuery } from '@parking/api-client'
import type { Position, Zone } from '@parking/domain'
import {
  RussianText,
  useAppContext,
  useDistanceText,
  useTexts,
  usePriceText,
} from '@parking/runtime'
import { Combobox, searchLandmark, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react'
import { Sign } from '../look/Sign.tsx'
import { mapTexts } from '../texts/ru.ts'
import { sayHolder, sayTitle } from '../texts/sayPlace.ts'
import type { Place } from '../model/place.ts'
import { shortText } from '../model/placeLabel.ts'
import { createSearch, type Found, type Search } from '../model/createSearch.ts'
import { usePricesNow, type PriceInZone } from '../view/useZonePrices.ts'
import { SearchField } from './SearchField.tsx'
import css from './SearchBox.module.css'

export interface SearchBoxProps {
  readonly places: readonly Place[]
  /** Where distances are counted from. */
  readonly from: Position
  readonly query: string
  /** Whether it is open, and has the focus, before somebody comes to it. */
  readonly startsOpen: boolean
  /** Where somebody is typing already, in characters; null where nobody is. */
  readonly caret: number | null
  /** For what somebody has pressed Enter before this was there; null where nobody has. */
  readonly entered: string | null
  readonly onType: (query: string) => void
  readonly onChoose: (found: Found) => void
}

const noZones: readonly Zone[] = []

/** Finds a zone, a parking or a street, the nearest first; driven by arrows, Enter and Escape as by a finger. */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const { places, from, query, startsOpen, caret, entered, onType, onChoose } = props
  const { t } = useTexts(mapTexts)
  const { api } = useAppContext()
  // It only looks at what the page has loaded.
  const { data: { zones = noZones } = {} } = useQuery({ ...mapQuery(api), enabled: false })
  const priceIn = usePricesNow()
  const asked = useDeferredValue(query)
  const isAsked = asked !== ''
  // Preparing thousands of places takes a while: it waits until somebody looks for something.
  const search = useMemo(
    () => (isAsked ? createSearch(places, zones) : nothing),
    [places, zones, isAsked],
  )
  const found = useMemo(() => search(asked, from), [search, asked, from])
  const root = useRef<HTMLDivElement>(null)
  const isTyping = caret !== null

  useLayoutEffect(() => {
    if (caret === null) return
    const input = root.current?.querySelector('input')
    input?.focus()
    input?.setSelectionRange(caret, caret)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where it was when this took the plain field's place
  }, [])

  const [first] = found
  const answerEnter = useEffectEvent((one: Found) => {
    onType(query)
    onChoose(one)
  })
  const isAnswered = entered === null || entered !== asked || first === undefined
  useEffect(() => {
    if (!isAnswered) answerEnter(first)
  }, [isAnswered, first])

  return (
    <div {...searchLandmark} ref={root}>
      <Combobox
        mode="search"
        label={t('search.label')}
        typed={query}
        items={found}
        keyOf={(one) => (one.kind === 'zone' ? `zone ${one.zone.number}` : one.place.id)}
        startsOpen={startsOpen || (isTyping && entered === null)}
        nothingFound={places.length > 0 && asked === query ? t('search.none') : null}
        foundText={t('search.found', { count: found.length })}
        onType={onType}
        onChoose={onChoose}
        onGiveUp={() => onType('')}
        renderInput={(input) => (
          <SearchField query={query} onClear={() => onType('')} input={input} />
        )}
        renderItem={(one) => <Option found={one} priceIn={priceIn} />}
      />
    </div>
  )
}

const nothing: Search = () => []

interface OptionProps {
  readonly found: Found
  readonly priceIn: PriceInZone
}

function Option({ found, priceIn }: OptionProps): ReactNode {
  const sayMetres = useDistanceText()
  const { title, name, hint } = useOptionWords({ found, priceIn })
  return (
    <span className={css['option']}>
      {found.kind === 'zone' ? (
        <span className={css['zone']} aria-hidden="true">
          {found.zone.number}
        </span>
      ) : (
        <Sign type={found.place.marker} />
      )}
      <span className={css['words']}>
        <span className={css['line']}>
          <span className={css['title']}>
            <b>
              <RussianText>{title}</RussianText>
            </b>
            {name === null ? null : <RussianText>{` · ${name}`}</RussianText>}
          </span>{' '}
          <span className={css['distance']}>{sayMetres(found.metres)}</span>
        </span>{' '}
        <span className={css['hint']}>
          <RussianText>{hint}</RussianText>
        </span>
      </span>
    </span>
  )
}

/** What an option is called, and beside it what parking costs now and where or how much there is. */
function useOptionWords({ found, priceIn }: OptionProps): {
  readonly title: string
  readonly name: string | null
  readonly hint: string
} {
  const { t } = useTexts(mapTexts)
  const now = useNow('minute')
  const priceText = usePriceText()
  const sayPrice = (zone: string | null): string | null => {
    const price = zone === null ? null : priceIn(zone)
    return price === null ? null : priceText(price, now).price
  }
  const written = (...parts: readonly (string | null)[]) =>
    parts.filter((part) => part !== null).join(' · ')
  if (found.kind === 'zone') {
    const { number, name, parkings } = found.zone
    return {
      title: t('place.zone', { zone: number }),
      name,
      hint: written(sayPrice(number), t('search.parkings', { count: parkings.length })),
    }
  }
  const { object } = found.place
  const price = object.isFree ? t('prices.free') : sayPrice(object.zone)
  return {
    title: sayTitle(t, found.place),
    name: null,
    hint: written(
      object.zone === null ? null : t('place.zone', { zone: object.zone }),
      object.type === 'parking' ? (sayHolder(t, object) ?? price) : null,
      object.street === null ? null : shortText(object.street),
    ),
  }
}
