import type { City } from '@parking/domain'
import { tabStorage, type KeyValueStorage, type Language, type Geolocator } from '@parking/runtime'
import {
  changed,
  createTestContext,
  memoryStorage,
  renderRouter,
  type Fault,
  type TestContextOptions,
} from '@parking/runtime/testing'
import { openCity, type CityState } from '@parking/runtime/testing/city'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { cleanup } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach } from 'vitest'
import type { MapDriver, MapDriverOptions, ZoneLook } from '../controller/MapDriver.ts'
import { mapTexts } from '../texts/ru.ts'
import { panelTexts } from '../texts/panels/ru.ts'
import { defaultFilters } from '../model/filterPlaces.ts'
import { notNarrowed } from '../model/narrowPlaces.ts'
import { readMapSearch } from '../model/readMapSearch.ts'
import type { Place } from '../model/place.ts'
import { MapPage } from '../page/MapPage.tsx'
import { useMapView } from '../view/useMapView.ts'

/** What a test decides about the page. */
export interface TestMap {
  /** Answers the call for the map. */
  readonly map: () => Response | Promise<Response>
  readonly settings?: object
  readonly path?: string
  readonly language?: Language
  readonly storage?: KeyValueStorage
  readonly geolocator?: Geolocator
  readonly focusOnMarker?: boolean
  /** A Monday at ten in the morning in Moscow where it is not given. */
  readonly now?: number
  /** The cities that can be opened besides. */
  readonly cities?: readonly Pick<City, 'id' | 'mapCenter' | 'titles'>[]
  /** The sessions of somebody who is signed in; a guest looks where they are not given. */
  readonly sessions?: CityState['sessions']
  /** What else is answered in the city's place. */
  readonly answers?: Fault
  /** The code that draws comes after this. */
  readonly drawing?: Promise<void>
  /** The map cannot be drawn. */
  readonly isBroken?: boolean
}

/** A map that draws nothing and remembers what it was told. */
class FakeDriver implements MapDriver {
  readonly options: MapDriverOptions
  shown: readonly Place[] = []
  selected: Place | null = null
  pointed: Place | null = null
  readonly moves: string[] = []
  zones: ReadonlyMap<string, ZoneLook> = new Map()
  selectedZone: string | null = null
  arePickedOut = false

  constructor(options: MapDriverOptions) {
    this.options = options
  }
  readonly show = (places: readonly Place[], arePickedOut = false): void => {
    this.shown = places
    this.arePickedOut = arePickedOut
  }
  readonly showZones: MapDriver['showZones'] = (_zones, looks) => {
    this.zones = looks
  }
  readonly selectZone = (zone: string | null): void => {
    this.selectedZone = zone
  }
  readonly select = (place: Place | null): void => {
    this.selected = place
  }
  readonly point = (place: Place | null): void => {
    this.pointed = place
  }
  readonly moveTo: MapDriver['moveTo'] = ([longitude, latitude]) => {
    this.moves.push(`to ${longitude} ${latitude}`)
  }
  readonly reveal: MapDriver['reveal'] = ([longitude, latitude]) => {
    this.moves.push(`reveal ${longitude} ${latitude}`)
  }
  readonly fit: MapDriver['fit'] = (box) => {
    this.moves.push(`fit ${box.join(' ')}`)
  }
  readonly zoomBy: MapDriver['zoomBy'] = (steps) => {
    this.moves.push(`zoom ${steps}`)
  }
  readonly cover = (): void => {}
  readonly setLook = (): void => {}
  readonly showFix: MapDriver['showFix'] = (fix) => {
    if (fix !== null) this.moves.push(`fix within ${fix.accuracy}`)
  }
  readonly destroy = (): void => {}
}

afterEach(() => {
  // A page that still stands keeps its view when what is chosen changes.
  cleanup()
  useMapView.setState({
    filters: defaultFilters,
    selection: null,
    pointedAt: null,
    narrowing: notNarrowed,
    listsMachines: false,
    panel: null,
  })
  tabStorage.remove('parking.map.view.kazan')
})

/** A Monday at ten in the morning in Moscow. */
const mondayAtTen = Date.UTC(2026, 10, 23, 7)

/** Renders the page over the one city, with a map that draws nothing. */
export async function renderMap(options: TestMap) {
  const { now = mondayAtTen, sessions = [], settings = {}, answers } = options
  const server = openCity(
    { now, sessions },
    { 'get-map-info/v3': options.map, 'get-options-info-v3': changed(settings), ...answers },
  )
  const made = await createTestContext({
    fetch: server.fetch,
    texts: [mapTexts, panelTexts],
    ...(options.sessions !== undefined && { token: 'token-1' }),
    city: mapCity(options.focusOnMarker ?? false),
    storage: options.storage ?? memoryStorage(),
    language: options.language,
    clock: server.clock,
  })
  const others = (options.cities ?? []).map((other) => Object.assign({}, made.city, other))
  const layout = { ...made.layout, OverMap: () => <p>Ещё раз</p> }
  const context = { ...made, layout, cities: [made.city, ...others] }
  const drivers: FakeDriver[] = []
  const rootRoute = createRootRoute()
  const map = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    validateSearch: readMapSearch,
    component: () => (
      <MapPage
        search={map.useSearch()}
        geolocator={options.geolocator}
        load={async () => {
          await options.drawing
          if (options.isBroken === true) throw new Error('no canvas')
          return (_element, driverOptions) => {
            const driver = new FakeDriver(driverOptions)
            drivers.push(driver)
            return driver
          }
        }}
      />
    ),
  })
  const parking = createRoute({
    getParentRoute: () => rootRoute,
    path: '/profile/parking',
    component: () => <h1>Оплата</h1>,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([map, parking]),
    history: createMemoryHistory({ initialEntries: [options.path ?? '/'] }),
  })
  renderRouter(context, router)
  return { context, router, user: userEvent.setup(), driver: () => drivers.at(-1) }
}

function mapCity(focusOnMarker: boolean): TestContextOptions['city'] {
  return {
    mapCenter: [49.1, 55.8],
    mapBounds: { southWest: [48.8, 55.6], northEast: [49.4, 56] },
    zoom: { min: 13, max: 20, initial: 16 },
    mapSource: {
      kind: 'vector',
      schema: 'shortbread',
      url: '',
      attribution: { ru: '© Карта', en: '© Map' },
    },
    flags: { focusOnMarker },
  }
}
