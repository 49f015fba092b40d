import {
  type Geolocator,
  late,
  lateFile,
  LazyBoundary,
  positionFound,
  untilIdle,
  useAppContext,
  useCitySettings,
  useIsMember,
  useLocate,
  useTexts,
} from '@parking/runtime'
import { ListIcon, MapIcon, VisuallyHidden } from '@parking/ui'
import {
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { type LoadMapDriver, MapCanvas } from '../canvas/MapCanvas.tsx'
import type { MapDriver, Picked } from '../controller/MapDriver.ts'
import { PlacesList } from '../list/PlacesList.tsx'
import { readFilters } from '../model/filterPlaces.ts'
import { mapTexts } from '../texts/ru.ts'
import type { MapSearch } from '../model/readMapSearch.ts'
import { isInCity } from '../model/nearestCity.ts'
import { findPlace } from '../model/findPlace.ts'
import type { Place } from '../model/place.ts'
import type { Found } from '../model/createSearch.ts'
import { LateSearchBox } from '../search/LateSearchBox.tsx'
import { useAim } from '../view/useAim.ts'
import { useMapData } from '../view/useMapData.ts'
import {
  filtersRestored,
  panelToggled,
  placeChosen,
  type Selection,
  selectionCleared,
  useMapView,
  zoneChosen,
} from '../view/useMapView.ts'
import { focusHome } from '../view/useOverlay.ts'
import { useKeptView } from '../view/useKeptView.ts'
import { useListCenter } from '../view/useListCenter.ts'
import { useShownPlaces } from '../view/useShownPlaces.ts'
import { DataNotice } from '../notice/DataNotice.tsx'
import { MapControls } from './MapControls.tsx'
import css from './MapPage.module.css'
import notices from '../notice/Notices.module.css'
import { useDrivenMap } from './useDrivenMap.ts'
import { useLayersInAddress } from './useLayersInAddress.ts'

const key = 'parking.map.filters'

const loadPanels = lateFile({ comes: 'soon' }, () => import('./Panels.tsx'))
const loadPanelTexts = lateFile({ comes: 'soon' }, () => import('../texts/panels/ru.ts'))
// Nobody can ask for them before there is something to choose, so they come after it.
const Panels = lazy(async () => ({ default: (await loadPanels()).Panels }))
const DrawnZones = late(async () => (await import('./DrawnZones.tsx')).DrawnZones, { comes: 'map' })
const RunningParking = late(
  async () => (await import('../notice/RunningParking.tsx')).RunningParking,
)
const LocateNotice = lazy(async () => ({ default: (await loadPanels()).LocateNotice }))

export interface MapPageProps {
  /** What the address asks for. */
  readonly search: MapSearch
  readonly load: LoadMapDriver
  /** The browser's, or null where there is none. */
  readonly geolocator: Geolocator | undefined
}

/** The main page: the map of the city with its list, search, legend and cards. */
export function MapPage({ search, load, geolocator }: MapPageProps): ReactNode {
  const { city, layout, translator } = useAppContext()
  const settings = useCitySettings()
  const isMember = useIsMember()
  const { t, language } = useTexts(mapTexts)
  const data = useMapData()
  const { panel, ...view } = useMapView()
  // A press is answered at once where it happened; the map and the cards follow a moment later.
  const selection = useDeferredValue(view.selection)
  const { kept, mapRested } = useKeptView()
  const [driver, setDriver] = useState<MapDriver | null>(null)
  const [isBroken, setBroken] = useState(false)
  const { state: locating, locate, dismiss } = useLocate(geolocator)
  const shown = useShownPlaces(data.places)
  const fix =
    locating.kind === 'found' && isInCity(city, locating.fix.position) ? locating.fix : null
  const here = fix?.position ?? null
  const selected = usePlace(data.places, selection?.kind === 'place' ? selection.id : null)
  const aim = useAim(data.places, selected, kept?.chosen ?? null)
  const start = kept?.center ?? settings?.mapCenter ?? city.mapCenter
  const { center, mapMoved, held, released } = useListCenter(start, aim)

  useEffect(() => {
    if (data.kind === 'loading') return
    void untilIdle()
      .then(() => Promise.all([loadPanels(), loadPanelTexts()]))
      .then(([, { panelTexts }]) => translator.load(panelTexts))
      .catch(() => undefined)
  }, [data.kind, translator])
  useRememberedFilters()
  useLayersInAddress(search, data.places)
  useDrivenMap(driver, { shown, selected, fix, aim })

  const onLocate = (): void => {
    released()
    locate((found) => {
      if (isInCity(city, found.position)) positionFound(found)
    })
  }
  return (
    <div className={css['page']} data-panel={panel ?? 'none'} data-card={selection !== null}>
      <VisuallyHidden>
        <h1>{t('page.title', { city: city.titles[language] })}</h1>
      </VisuallyHidden>
      <div className={css['side']}>
        <div className={css['search']} data-over-map>
          <LateSearchBox
            places={data.places}
            from={here ?? center}
            initialQuery={search.q ?? ''}
            onChoose={onFound}
          />
        </div>
        <ListToggle isOpen={panel === 'list'} />
        <div className={css['list']}>
          <PlacesList
            places={shown}
            loading={data.kind}
            from={here ?? center}
            isFromHere={here !== null}
            onChoose={(id) => {
              held({ kind: 'place', id })
              placeChosen(id)
            }}
          />
          {data.skipped > 0 ? (
            <p className={css['skipped']}>{t('data.skipped', { count: data.skipped })}</p>
          ) : null}
        </div>
      </div>
      <div className={css['stage']}>
        <MapCanvas
          key={city.id}
          load={load}
          start={kept}
          onDriver={setDriver}
          onHand={released}
          onPick={(picked) => {
            const chosen = findChosen(picked)
            held(chosen)
            onPick(chosen)
          }}
          onMove={(viewport) => {
            mapRested(viewport)
            mapMoved(viewport.center)
          }}
          onBroken={() => setBroken(true)}
        />
        {driver === null ? null : (
          <LazyBoundary lost={null}>
            <DrawnZones driver={driver} places={data.places} />
          </LazyBoundary>
        )}
        <MapControls
          onZoom={(steps) => {
            released()
            driver?.zoomBy(steps)
          }}
          onLocate={onLocate}
          isLocating={locating.kind === 'asking'}
          hasMap={driver !== null}
        />
        <div className={notices['notices']} aria-live="polite" data-over-map>
          {isMember && selection === null && panel === null ? (
            <LazyBoundary lost={null}>
              <RunningParking />
              {layout.OverMap ? <layout.OverMap /> : null}
            </LazyBoundary>
          ) : null}
          <DataNotice data={data} />
          {isBroken ? <BrokenMap /> : null}
          <Suspense>
            {locating.kind === 'idle' ? null : (
              <LocateNotice
                state={locating}
                places={data.places}
                onRetry={onLocate}
                onDismiss={dismiss}
              />
            )}
          </Suspense>
        </div>
        <p className={css['attribution']} data-over-map>
          {city.mapSource.attribution[language]}
        </p>
        <Suspense>
          {panel === 'legend' || selection !== null ? (
            <Panels
              places={data.places}
              selection={selection}
              place={selected}
              hasLegend={panel === 'legend'}
            />
          ) : null}
        </Suspense>
      </div>
    </div>
  )
}

function findChosen(picked: Picked): Selection | null {
  return picked?.kind === 'place' ? { kind: 'place', id: picked.place.id } : picked
}

function onPick(chosen: Selection | null): void {
  if (chosen === null) selectionCleared()
  else if (chosen.kind === 'zone') zoneChosen(chosen.zone)
  else placeChosen(chosen.id)
}

function onFound(found: Found): void {
  if (found.kind === 'zone') zoneChosen(found.zone.number)
  else placeChosen(found.place.id)
}

function usePlace(places: readonly Place[], id: string | null): Place | null {
  return useMemo(() => (id === null ? null : findPlace(places, id)), [places, id])
}

function BrokenMap(): ReactNode {
  const { t } = useTexts(mapTexts)
  return (
    <div className={notices['notice']} role="alert">
      <div className={notices['words']}>
        <p className={notices['title']}>{t('page.notDrawn')}</p>
        <p>{t('page.notDrawnText')}</p>
      </div>
    </div>
  )
}

/** Opens the list where there is no room for it beside the map. */
function ListToggle({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const { t } = useTexts(mapTexts)
  return (
    <button
      type="button"
      className={css['toggle']}
      data-over-map
      {...focusHome}
      aria-expanded={isOpen}
      onClick={() => panelToggled('list')}
    >
      {isOpen ? <MapIcon /> : <ListIcon />}
      <span>{isOpen ? t('page.hideList') : t('page.list')}</span>
    </button>
  )
}

/** Brings the switches of the legend back from the last visit and keeps them for the next. */
function useRememberedFilters(): void {
  const { storage } = useAppContext()
  useEffect(() => {
    filtersRestored(readFilters(storage.get(key)))
    return useMapView.subscribe(({ filters }, before) => {
      if (filters !== before.filters) storage.set(key, JSON.stringify(filters))
    })
  }, [storage])
}
