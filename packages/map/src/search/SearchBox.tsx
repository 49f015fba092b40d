import { useMessages } from '@parking/runtime'
import { CloseIcon, Combobox, SearchIcon } from '@parking/ui'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { Sign } from '../look/Sign.tsx'
import { mapMessages } from '../messages/mapMessages.ts'
import { sayTitle, sayWhere } from '../messages/sayPlace.ts'
import type { Place } from '../model/place.ts'
import { createSearch, type Found, type Search } from '../model/createSearch.ts'
import css from './SearchBox.module.css'

export interface SearchBoxProps {
  readonly places: readonly Place[]
  /** What stands in it at first. */
  readonly initialQuery: string
  readonly onChoose: (found: Found) => void
}

/** Finds a zone, a parking or a street; driven by arrows, Enter and Escape as by a finger. */
export function SearchBox({ places, initialQuery, onChoose }: SearchBoxProps): ReactNode {
  const { t } = useMessages(mapMessages)
  const [query, setQuery] = useState(initialQuery)
  const asked = useDeferredValue(query)
  const isAsked = asked !== ''
  // Preparing thousands of places takes a while: it waits until somebody looks for something.
  const search = useMemo(() => (isAsked ? createSearch(places) : nothing), [places, isAsked])
  const found = useMemo(() => search(asked), [search, asked])
  return (
    <search>
      <Combobox
        kind="search"
        label={t('search.label')}
        typed={query}
        items={found}
        keyOf={(one) => (one.kind === 'zone' ? `zone ${one.zone}` : one.place.id)}
        startsOpen={initialQuery !== ''}
        nothingFound={places.length > 0 ? t('search.none') : null}
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
        renderItem={(one) => <Option found={one} />}
      />
    </search>
  )
}

const nothing: Search = () => []

function Option({ found }: { readonly found: Found }): ReactNode {
  const { t } = useMessages(mapMessages)
  const title =
    found.kind === 'zone' ? t('place.zone', { zone: found.zone }) : sayTitle(t, found.place)
  const hint =
    found.kind === 'zone'
      ? t('search.parkings', { count: found.parkings })
      : sayWhere(t, found.place.object)
  return (
    <span className={css['option']}>
      {found.kind === 'zone' ? (
        <span className={css['zone']} aria-hidden="true">
          {found.zone}
        </span>
      ) : (
        <Sign kind={found.place.marker} />
      )}
      <span className={css['words']}>
        <span className={css['title']}>{title}</span>
        <span className={css['hint']}>{hint}</span>
      </span>
    </span>
  )
}
