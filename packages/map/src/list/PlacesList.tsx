import { useMessages } from '@parking/runtime'
import { EmptyState } from '@parking/ui'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { mapMessages } from '../messages/mapMessages.ts'
import type { NearPlace } from '../model/sortByDistance.ts'
import {
  listFiltered,
  placeChosen,
  placePointedAt,
  useMapView,
  type ListFilter,
} from '../view/useMapView.ts'
import type { MapData } from '../view/useMapData.ts'
import { usePricesNow } from '../view/useZonePrices.ts'
import { PlaceRow } from './PlaceRow.tsx'
import css from './PlacesList.module.css'
import { rowHeight, useRows } from './useRows.ts'

export interface PlacesListProps {
  /** Sorted, the nearest first. */
  readonly places: readonly NearPlace[]
  /** How the loading of the places went. */
  readonly loading: MapData['kind']
  /** Whether distances are from the driver rather than from the middle of the map. */
  readonly isFromHere: boolean
}

/** The places of the map as a list: all that the map can do, for the keyboard and for the ear. */
export function PlacesList({ places, loading, isFromHere }: PlacesListProps): ReactNode {
  const { t } = useMessages(mapMessages)
  return (
    <section className={css['root']} aria-label={t('list.title')}>
      <header className={css['header']}>
        <h2 className={css['title']}>{t('list.title')}</h2>
        <p className={css['hint']}>
          {loading === 'loading' ? t('data.loading') : t('list.count', { count: places.length })}
          {' · '}
          {isFromHere ? t('list.fromHere') : t('list.fromCenter')}
        </p>
        <ListFilters />
      </header>
      <Content places={places} loading={loading} />
    </section>
  )
}

function Content({ places, loading }: Pick<PlacesListProps, 'places' | 'loading'>): ReactNode {
  const { t } = useMessages(mapMessages)
  switch (loading) {
    case 'loading':
      return <Skeleton />
    case 'failed':
      return <EmptyState title={t('data.failed')} />
    case 'empty':
      return <EmptyState title={t('data.empty')} description={t('data.emptyText')} />
    case 'ready':
    case 'old':
      return <Rows places={places} />
  }
}

const filters: readonly ListFilter[] = ['all', 'withSpaces', 'free']

function ListFilters(): ReactNode {
  const { t } = useMessages(mapMessages)
  const chosen = useMapView((view) => view.listFilter)
  return (
    <fieldset className={css['filters']} aria-label={t('list.filter')}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={css['filter']}
          aria-pressed={filter === chosen}
          onClick={() => listFiltered(filter)}
        >
          {t(`list.${filter}`)}
        </button>
      ))}
    </fieldset>
  )
}

function Rows({ places }: { readonly places: readonly NearPlace[] }): ReactNode {
  const { t } = useMessages(mapMessages)
  const scroller = useRef<HTMLDivElement>(null)
  const { first, last } = useRows(scroller, places.length)
  const [current, setCurrent] = useState(0)
  const selection = useMapView((view) => view.selection)
  const priceNow = usePricesNow()
  const isMoved = useRef(false)

  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    scroller.current?.querySelector<HTMLElement>(`[data-row="${current}"]`)?.focus()
  }, [current])

  useEffect(() => () => placePointedAt(null), [])

  function onKeyDown(event: KeyboardEvent): void {
    const target = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: places.length - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const row = Math.max(0, Math.min(places.length - 1, target))
    isMoved.current = true
    scrollTo(scroller.current, row)
    setCurrent(row)
  }

  if (places.length === 0)
    return <EmptyState title={t('list.none')} description={t('list.noneText')} />
  const reachable = Math.min(current, places.length - 1)
  return (
    <div ref={scroller} className={css['scroller']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it bubble up */}
      <ul
        className={css['rows']}
        style={{ height: places.length * rowHeight }}
        onKeyDown={onKeyDown}
      >
        {withRow(places, first, last, reachable).map(({ near, index }) => (
          <li
            key={near.place.id}
            className={css['row']}
            style={{ top: index * rowHeight }}
            aria-setsize={places.length}
            aria-posinset={index + 1}
          >
            <PlaceRow
              near={near}
              index={index}
              isReachable={index === reachable}
              isSelected={selection?.kind === 'place' && selection.id === near.place.id}
              priceNow={priceNow}
              onFocus={() => {
                setCurrent(index)
                placePointedAt(near.place.id)
              }}
              onChoose={() => placeChosen(near.place.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The rows in sight and the one that Tab leads to, which may have been scrolled away. */
function withRow(places: readonly NearPlace[], first: number, last: number, reachable: number) {
  const indexes = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at)
  if (reachable < first) indexes.unshift(reachable)
  if (reachable >= last) indexes.push(reachable)
  return indexes.flatMap((index) => {
    const near = places[index]
    return near === undefined ? [] : [{ near, index }]
  })
}

function scrollTo(scroller: HTMLElement | null, row: number): void {
  if (scroller === null) return
  const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight]
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (bottom > scroller.scrollTop + scroller.clientHeight) {
    scroller.scrollTop = bottom - scroller.clientHeight
  }
}

function Skeleton(): ReactNode {
  return (
    <div className={css['skeleton']} aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <span key={key} className={css['bone']} />
      ))}
    </div>
  )
}
