import type { Position } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { EmptyState } from '@parking/ui'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { mapTexts } from '../texts/ru.ts'
import type { Place } from '../model/place.ts'
import type { NearPlace } from '../model/sortByDistance.ts'
import { parkingsRestored, placePointedAt, useMapView } from '../view/useMapView.ts'
import { ListFilters } from './ListFilters.tsx'
import { ListHeader } from './ListHeader.tsx'
import { PlaceRow } from './PlaceRow.tsx'
import css from './PlacesList.module.css'
import { useListedPlaces } from './useListedPlaces.ts'
import { useRowWords } from './useRowWords.ts'
import { useStill } from './useStill.ts'

/** What a row of the list is high, in the page's own size of text; higher where its lines wrap. */
const rowHeights = { narrow: 9, wide: 5.25 }

/** In a list that is less wide the price wraps (PlacesList.module.css). */
const narrowest = 16

const spare = 6

export interface ListedPlacesProps {
  /** What the map shows. */
  readonly places: readonly Place[]
  /** Where distances are counted from. */
  readonly from: Position
  /** Whether that is the driver's position rather than the middle of the map. */
  readonly isFromHere: boolean
  readonly onChoose: (id: string) => void
}

/** The places that have come: how many, what of them is looked for, and their rows. */
export function ListedPlaces({ places, from, isFromHere, onChoose }: ListedPlacesProps): ReactNode {
  const { t } = useTexts(mapTexts)
  const { near, parkings, machines } = useListedPlaces(places, from)
  const hint = `${t('search.parkings', { count: parkings })} · ${isFromHere ? t('list.fromHere') : t('list.fromCenter')}`
  return (
    <>
      <ListHeader hint={hint}>
        <ListFilters machines={machines} />
      </ListHeader>
      <Rows places={near} onChoose={onChoose} />
    </>
  )
}

function Rows({
  places: listed,
  onChoose,
}: {
  readonly places: readonly NearPlace[]
  readonly onChoose: (id: string) => void
}): ReactNode {
  const { still: places, pressBegan } = useStill(listed)
  const scroller = useRef<HTMLDivElement>(null)
  const { first, last, rowHeight } = useRows(scroller, places.length)
  const [current, setCurrent] = useState(0)
  const selection = useMapView((view) => view.selection)
  const words = useRowWords()
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
    scrollTo(scroller.current, row * rowHeight, rowHeight)
    setCurrent(row)
  }

  if (places.length === 0) return <NoPlaces />
  const reachable = Math.min(current, places.length - 1)
  return (
    <div ref={scroller} className={css['scroller']} onPointerDown={pressBegan}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it bubble up */}
      <ul
        className={css['rows']}
        style={{ height: places.length * rowHeight }}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) placePointedAt(null)
        }}
      >
        {withRow(places, first, last, reachable).map(({ near, index }) => (
          <li
            key={near.place.id}
            className={css['row']}
            style={{ top: index * rowHeight, height: rowHeight }}
            aria-setsize={places.length}
            aria-posinset={index + 1}
          >
            <PlaceRow
              near={near}
              index={index}
              isReachable={index === reachable}
              isSelected={selection?.kind === 'place' && selection.id === near.place.id}
              words={words}
              onFocus={() => {
                setCurrent(index)
                placePointedAt(near.place.id)
              }}
              onChoose={() => onChoose(near.place.id)}
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

function scrollTo(scroller: HTMLElement | null, top: number, height: number): void {
  if (scroller === null) return
  const bottom = top + height
  if (top < scroller.scrollTop) scroller.scrollTop = top
  else if (bottom > scroller.scrollTop + scroller.clientHeight) {
    scroller.scrollTop = bottom - scroller.clientHeight
  }
}

/** The filters and layers leave nothing: one press brings the parkings back. */
function NoPlaces(): ReactNode {
  const { t } = useTexts(mapTexts)
  return (
    <EmptyState
      title={t('list.none')}
      description={t('list.noneText')}
      action={
        <button type="button" className={css['filter']} onClick={parkingsRestored}>
          {t('list.showParkings')}
        </button>
      }
    />
  )
}

/**
 * The rows of a long list that are in sight, first to last, the last one not counted; and how many
 * pixels a row is high.
 */
function useRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): { readonly first: number; readonly last: number; readonly rowHeight: number } {
  const [sight, setSight] = useState({ top: 0, height: 640, rowHeight: rowHeights.wide * 16 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const look = (): void => {
      const height = element.clientHeight || 640
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      const isNarrow = element.clientWidth > 0 && element.clientWidth < narrowest * rem
      const rowHeight = rem * rowHeights[isNarrow ? 'narrow' : 'wide']
      const top = Math.floor(element.scrollTop / rowHeight) * rowHeight
      setSight((before) => {
        const isSame =
          before.top === top && before.height === height && before.rowHeight === rowHeight
        return isSame ? before : { top, height, rowHeight }
      })
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller])
  const { rowHeight } = sight
  const first = Math.max(0, Math.min(count, Math.floor(sight.top / rowHeight)) - spare)
  const last = Math.min(count, Math.ceil((sight.top + sight.height) / rowHeight) + spare)
  return { first, last, rowHeight }
}
