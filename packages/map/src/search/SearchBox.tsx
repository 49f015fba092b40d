/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   no tag is a list of suggestions with a picture and two lines each */
import { useMessages } from '@parking/runtime'
import { CloseIcon, SearchIcon, VisuallyHidden } from '@parking/ui'
import {
  useDeferredValue,
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Sign } from '../look/Sign.tsx'
import { mapMessages } from '../messages/mapMessages.ts'
import { sayTitle, sayWhere } from '../messages/sayPlace.ts'
import type { Place } from '../model/place.ts'
import { createSearch, type Found, type Search } from '../model/searchPlaces.ts'
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
  const id = useId()
  const [query, setQuery] = useState(initialQuery)
  const [isOpen, setOpen] = useState(initialQuery !== '')
  const [active, setActive] = useState(-1)
  const asked = useDeferredValue(query)
  const isAsked = asked !== ''
  // Preparing thousands of places takes a while: it waits until somebody looks for something.
  const search = useMemo(() => (isAsked ? createSearch(places) : nothing), [places, isAsked])
  const found = useMemo(() => search(asked), [search, asked])
  const isShown = isOpen && query.trim() !== ''

  function choose(index: number): void {
    const one = found[index]
    if (one === undefined) return
    setOpen(false)
    setActive(-1)
    onChoose(one)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setOpen(true)
      setActive(
        active === -1 && step === -1
          ? found.length - 1
          : (active + step + found.length) % found.length,
      )
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault()
      choose(Math.max(0, active))
    } else if (event.key === 'Escape') {
      if (isShown) setOpen(false)
      else setQuery('')
      setActive(-1)
    }
  }

  return (
    <search className={css['root']}>
      <div className={css['field']}>
        <SearchIcon className={css['icon'] ?? ''} />
        <input
          className={css['input']}
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('search.label')}
          aria-expanded={isShown && found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          placeholder={t('search.placeholder')}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setOpen(true)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
          onFocus={() => setOpen(true)}
        />
        {query === '' ? null : (
          <button type="button" className={css['clear']} onClick={() => setQuery('')}>
            <CloseIcon label={t('search.clear')} />
          </button>
        )}
      </div>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.label')}
        className={css['list']}
        hidden={!isShown || found.length === 0}
      >
        {isShown
          ? found.map((one, index) => (
              <li
                key={one.kind === 'zone' ? `zone ${one.zone}` : one.place.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className={css['option']}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
                // The keys of the field move through the options.
                onKeyDown={onKeyDown}
              >
                <Option found={one} />
              </li>
            ))
          : null}
      </ul>
      {isShown && found.length === 0 && places.length > 0 ? (
        <p className={css['none']}>{t('search.none')}</p>
      ) : null}
      <output>
        <VisuallyHidden>
          {isShown && found.length > 0 ? t('search.found', { count: found.length }) : null}
        </VisuallyHidden>
      </output>
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
    <>
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
    </>
  )
}
