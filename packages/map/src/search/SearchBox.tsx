import { mapQuery } from '@parking/api-client'
import type { Position, Zone } from '@parking/domain'
import {
  RussianText,
  lateFile,
  useAppContext,
  useDistanceText,
  useTexts,
  usePriceText,
} from '@parking/runtime'
import { CloseIcon, Combobox, SearchIcon, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Sign } from '../look/Sign.tsx'
import { mapTexts } from '../texts/ru.ts'
import { sayHolder, sayTitle } from '../texts/sayPlace.ts'
import type { Place } from '../model/place.ts'
import { shortText } from '../model/placeLabel.ts'
import type { createSearch, Found, Search } from '../model/createSearch.ts'
import { usePricesNow, type PriceInZone } from '../view/useZonePrices.ts'
import css from './SearchBox.module.css'

export interface SearchBoxProps {
  readonly places: readonly Place[]
  /** Where distances are counted from. */
  readonly from: Position
  /** What stands in it at first. */
  readonly initialQuery: string
  readonly onChoose: (found: Found) => void
}

const noZones: readonly Zone[] = []

const loadSearch = lateFile({ comes: 'soon' }, () => import('../model/createSearch.ts'))

/** Finds a zone, a parking or a street, the nearest first; driven by arrows, Enter and Escape as by a finger. */
export function SearchBox({ places, from, initialQuery, onChoose }: SearchBoxProps): ReactNode {
  const { t } = useTexts(mapTexts)
  const { api } = useAppContext()
  // It only looks at what the page has loaded.
  const { data: { zones = noZones } = {} } = useQuery({ ...mapQuery(api), enabled: false })
  const priceIn = usePricesNow()
  const [query, setQuery] = useState(initialQuery)
  const asked = useDeferredValue(query)
  const isAsked = asked !== ''
  const create = useCreateSearch(asked)
  // Preparing thousands of places takes a while: it waits until somebody looks for something.
  const search = useMemo(
    () => (isAsked && create !== null ? create(places, zones) : nothing),
    [places, zones, isAsked, create],
  )
  const found = useMemo(() => search(asked, from), [search, asked, from])
  return (
    <search>
      <Combobox
        mode="search"
        label={t('search.label')}
        typed={query}
        items={found}
        keyOf={(one) => (one.kind === 'zone' ? `zone ${one.zone.number}` : one.place.id)}
        startsOpen={initialQuery !== ''}
        nothingFound={places.length > 0 && create !== null ? t('search.none') : null}
        foundText={t('search.found', { count: found.length })}
        onType={setQuery}
        onChoose={onChoose}
        onGiveUp={() => setQuery('')}
        renderInput={(input) => (
          <div className={css['field']}>
            <SearchIcon className={css['icon'] ?? ''} />
            <input
              {...input}
              className={css['input']}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              aria-label={t('search.label')}
              placeholder={t('search.placeholder')}
              value={query}
            />
            {query === '' ? null : (
              <button type="button" className={css['clear']} onClick={() => setQuery('')}>
                <CloseIcon label={t('search.clear')} />
              </button>
            )}
          </div>
        )}
        renderItem={(one) => <Option found={one} priceIn={priceIn} />}
      />
    </search>
  )
}

const nothing: Search = () => []

/** What makes a search, once it is loaded: with the first letter, and with the next where that was in vain. */
function useCreateSearch(asked: string): typeof createSearch | null {
  const [create, setCreate] = useState<typeof createSearch | null>(null)
  useEffect(() => {
    if (asked === '' || create !== null) return
    loadSearch().then(
      (file) => setCreate(() => file.createSearch),
      () => undefined,
    )
  }, [asked, create])
  return create
}

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
