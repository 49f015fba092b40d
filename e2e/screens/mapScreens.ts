import { cutOff, inWords, openMap, type ScreenState, type Stage } from './ScreenState.ts'

/** The middle of Kazan and of Moscow, as the browser tells where it is. */
const kazan = { latitude: 55.796, longitude: 49.112, accuracy: 12 }
const moscow = { latitude: 55.752, longitude: 37.618, accuracy: 40 }

async function locate(stage: Stage, at: typeof kazan | null, words: string) {
  const context = stage.page.context()
  if (at !== null) {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(at)
  }
  const map = await (await openMap(stage)).withPlaces()
  await map.locateButton.click()
  return stage.page.getByText(words)
}

/** The map, its list and its cards. */
export const mapScreens: readonly ScreenState[] = [
  { name: 'map', open: async (stage) => (await (await openMap(stage)).withPlaces()).canvas },
  { name: 'map, a zone', open: async (stage) => (await openMap(stage, '/?zone=103')).parkHere },
  {
    name: 'map, a place',
    open: async (stage) => {
      const map = await (await openMap(stage)).withPlaces()
      await map.searchFor('10102')
      return map.closeCardButton
    },
  },
  {
    name: 'map, a place of residents',
    open: async (stage) => {
      const map = await openMap(stage, '/?zone=103')
      await map.closeCard()
      await map.openList()
      const name = inWords(stage, 'Только для резидентов', 'Residents only')
      await stage.page.getByRole('button', { name }).first().click()
      const others = inWords(stage, 'Другие парковки зоны 103', 'Other parking in zone 103')
      return stage.page.getByRole('button', { name: others })
    },
  },
  { name: 'map, layers', open: async (stage) => (await openMap(stage)).openLegend() },
  {
    name: 'map, list',
    open: async (stage) => {
      const map = await (await openMap(stage)).openList()
      return map.places.first()
    },
  },
  {
    name: 'map, list of nothing',
    open: async (stage) => {
      const map = await (await openMap(stage)).withPlaces()
      await map.openLegend()
      await map.hideAllLayers()
      await map.closeCard()
      await map.openList()
      return map.noPlaces
    },
  },
  {
    name: 'map, found',
    open: async (stage) => {
      const map = await (await openMap(stage)).withPlaces()
      await map.search.fill('10')
      return stage.page.getByRole('option').first()
    },
  },
  {
    name: 'map, nothing found',
    open: async (stage) => {
      const map = await (await openMap(stage)).withPlaces()
      await map.search.fill('qqq')
      return map.nothingFound
    },
  },
  {
    name: 'map, here',
    open: (stage) =>
      locate(stage, kazan, inWords(stage, 'Похоже, вы в зоне', 'You seem to be in zone')),
  },
  {
    name: 'map, far away',
    open: (stage) => locate(stage, moscow, inWords(stage, 'Вы далеко от города', 'away from you')),
  },
  {
    name: 'map, not allowed to know where',
    open: (stage) => locate(stage, null, inWords(stage, 'Браузер не дал', 'The browser did not')),
  },
  {
    name: 'map, not drawn',
    expects: cutOff,
    open: async (stage) => {
      await stage.page.route(/MapController-[^/]*\.js/, (route) => route.abort())
      await openMap(stage)
      return stage.page.getByText(inWords(stage, 'Карта не открылась', 'could not be drawn'))
    },
  },
  {
    name: 'map, on its way',
    open: async (stage) => {
      await stage.city.spoil('getMapInfoV3', { kind: 'delay', milliseconds: 60_000 })
      return (await openMap(stage)).loading
    },
  },
  {
    name: 'map, nothing came',
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoil('getMapInfoV3', { kind: 'status', status: 503 }, 50)
      return (await openMap(stage)).failure
    },
  },
]
