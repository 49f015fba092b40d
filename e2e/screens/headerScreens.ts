import { inWords, openHeader } from './ScreenState.ts'
import type { ScreenState } from './ScreenState.ts'

/** What the header opens: its menus, the menu at the side, the cities. */
export const headerScreens: readonly ScreenState[] = [
  {
    name: 'menu of a guest',
    open: async (stage) => (await openHeader(stage)).openSideMenu(),
  },
  {
    name: 'menu of a driver',
    signedIn: true,
    open: async (stage) => (await openHeader(stage)).openSideMenu(),
  },
  {
    name: 'menu, language',
    minWidth: 1280,
    open: async (stage) => (await openHeader(stage)).openLanguages(),
  },
  {
    name: 'menu of a guest, language',
    open: async (stage) => (await openHeader(stage)).openLanguages(),
  },
  {
    name: 'menu, colours',
    minWidth: 1280,
    open: async (stage) => (await openHeader(stage)).openSchemes(),
  },
  {
    name: 'menu, account',
    signedIn: true,
    open: async (stage) => (await openHeader(stage)).openAccount(),
  },
  {
    name: 'menu, balance',
    signedIn: true,
    open: async (stage) => (await openHeader(stage)).openBalance(),
  },
  {
    name: 'menu, no session',
    signedIn: true,
    open: async (stage) => {
      await (await openHeader(stage)).parkingButton.click()
      const words = inWords(stage, 'Сейчас ничего не оплачено', 'No parking right now')
      return stage.page.getByRole('dialog').getByText(words)
    },
  },
  {
    name: 'menu, sessions',
    signedIn: true,
    scenario: 'driver with a session of an hour',
    open: async (stage) => {
      return (await openHeader(stage)).openSessions()
    },
  },
  {
    name: 'cities',
    open: async (stage) => {
      const header = await openHeader(stage)
      return (await header.openCities(inWords(stage, 'Казань', 'Kazan'))).dialog
    },
  },
  {
    name: 'cities, none found',
    open: async (stage) => {
      const header = await openHeader(stage)
      const cities = await header.openCities(inWords(stage, 'Казань', 'Kazan'))
      return (await cities.searchFor('qqq')).none
    },
  },
  {
    name: 'cities, another one',
    open: async (stage) => {
      const header = await openHeader(stage)
      const cities = await header.openCities(inWords(stage, 'Казань', 'Kazan'))
      return (await cities.choose(inWords(stage, 'Пермь', 'Perm'))).question
    },
  },
]
