import { inWords, openMap, openParking } from './ScreenState.ts'
import type { ScreenState } from './ScreenState.ts'

/** What the header opens: its menus, the menu at the side, the cities. */
export const headerScreens: readonly ScreenState[] = [
  {
    name: 'menu of a guest',
    open: async (stage) => (await openMap(stage)).header.openSideMenu(),
  },
  {
    name: 'menu of a driver',
    signedIn: true,
    open: async (stage) => (await openMap(stage)).header.openSideMenu(),
  },
  {
    name: 'menu, language',
    minWidth: 1280,
    open: async (stage) => (await openMap(stage)).header.openLanguages(),
  },
  {
    name: 'menu of a guest, language',
    open: async (stage) => (await openMap(stage)).header.openLanguages(),
  },
  {
    name: 'menu, colours',
    minWidth: 1280,
    open: async (stage) => (await openMap(stage)).header.openSchemes(),
  },
  {
    name: 'menu, account',
    signedIn: true,
    open: async (stage) => (await openMap(stage)).header.openAccount(),
  },
  {
    name: 'menu, balance',
    signedIn: true,
    open: async (stage) => (await openMap(stage)).header.openBalance(),
  },
  {
    name: 'menu, no session',
    signedIn: true,
    open: async (stage) => {
      await (await openMap(stage)).header.parkingButton.click()
      const words = inWords(stage, 'Сейчас ничего не оплачено', 'Nothing is paid for')
      return stage.page.getByRole('dialog').getByText(words)
    },
  },
  {
    name: 'menu, sessions',
    signedIn: true,
    scenario: 'driver with a session of an hour',
    open: async (stage) => {
      await openParking(stage)
      return (await openMap(stage)).header.openSessions()
    },
  },
  {
    name: 'cities',
    open: async (stage) => {
      const { header } = await openMap(stage)
      return (await header.openCities(inWords(stage, 'Казань', 'Kazan'))).dialog
    },
  },
  {
    name: 'cities, none found',
    open: async (stage) => {
      const { header } = await openMap(stage)
      const cities = await header.openCities(inWords(stage, 'Казань', 'Kazan'))
      return (await cities.searchFor('qqq')).none
    },
  },
  {
    name: 'cities, another one',
    open: async (stage) => {
      const { header } = await openMap(stage)
      const cities = await header.openCities(inWords(stage, 'Казань', 'Kazan'))
      return (await cities.choose(inWords(stage, 'Пермь', 'Perm'))).question
    },
  },
]
