import { GuestPage } from '../pages/GuestPage.ts'
import { cutOff } from './ScreenState.ts'
import type { ScreenState, Stage } from './ScreenState.ts'

const plate = 'Т777ТТ77'

async function filledIn({ page, language }: Stage): Promise<GuestPage> {
  const guest = await new GuestPage(page, language).open()
  return guest.fillIn('101', plate)
}

async function paid(stage: Stage): Promise<GuestPage> {
  const guest = await filledIn(stage)
  await (await guest.goToBank()).pay()
  await guest.started.waitFor()
  return guest
}

/** Paying without an account, from empty to what the device knows of it. */
export const guestScreens: readonly ScreenState[] = [
  {
    name: 'guest',
    cityId: 'tula',
    open: async ({ page, language }) => (await new GuestPage(page, language).open()).zone,
  },
  { name: 'guest, filled in', open: async (stage) => (await filledIn(stage)).ready },
  {
    name: 'guest, way to pay',
    open: async (stage) => {
      const guest = await filledIn(stage)
      await guest.toMethods()
      return guest.dialog
    },
  },
  {
    name: 'guest, link to the bank',
    cityId: 'tula',
    open: async (stage) => {
      const guest = await filledIn(stage)
      await guest.askForLink()
      return guest.link
    },
  },
  {
    name: 'guest, answer lost',
    cityId: 'tula',
    expects: cutOff,
    open: async (stage) => {
      const guest = await filledIn(stage)
      await stage.city.spoilForGood('startParking', { kind: 'lost' })
      await guest.askForLink()
      return guest.dialog.getByRole('alert')
    },
  },
  {
    name: 'guest, declined',
    cityId: 'tula',
    open: async (stage) => {
      const guest = await filledIn(stage)
      await (await guest.goToBank()).decline()
      return guest.declined
    },
  },
  { name: 'guest, paid', open: async (stage) => (await paid(stage)).running },
  {
    name: 'guest, over the map',
    cityId: 'tula',
    open: async (stage) => {
      const guest = await paid(stage)
      await stage.page.goto(stage.language === 'ru' ? '/' : '/en')
      return guest.overMap
    },
  },
  {
    name: 'guest, paid for here beside an account',
    open: async (stage) => {
      const guest = await paid(stage)
      await stage.page.evaluate(
        (token) => localStorage.setItem('parking.token.kazan.driver', token),
        await stage.city.token(),
      )
      await stage.page.goto(stage.language === 'ru' ? '/profile/parking' : '/en/profile/parking')
      return guest.running
    },
  },
]
