import type { ParkingPage } from '../pages/ParkingPage.ts'
import { ParkingPage as Parking } from '../pages/ParkingPage.ts'
import { cutOff, inWords, openParking } from './ScreenState.ts'
import type { ScreenState, Stage } from './ScreenState.ts'

async function priced(stage: Stage): Promise<ParkingPage> {
  const form = await openParking(stage)
  await form.choose('101', 120)
  await form.intervals.waitFor()
  return form
}

/** The form that parking is paid with, from empty to paid. */
export const parkingScreens: readonly ScreenState[] = [
  {
    name: 'parking, on its way',
    signedIn: true,
    open: async (stage) => {
      await stage.city.spoil('getZones', { kind: 'delay', milliseconds: 60_000 })
      return (await new Parking(stage.page, stage.language).open()).loading
    },
  },
  {
    name: 'parking, did not load',
    signedIn: true,
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoil('getZones', { kind: 'status', status: 503 }, 50)
      await stage.city.spoil('getProfileV6', { kind: 'status', status: 503 }, 50)
      return (await new Parking(stage.page, stage.language).open()).failure
    },
  },
  {
    name: 'parking, last known sessions',
    signedIn: true,
    expects: cutOff,
    open: async (stage) => {
      const now = await stage.city.now()
      const session = { id: '1', zone: '101', parkingCode: null, plate: 'А123ВС116' }
      const known = {
        at: now - 300_000,
        sessions: [{ ...session, startsAt: now - 1_200_000, endsAt: now + 2_400_000 }],
      }
      await stage.page.addInitScript(
        (kept) => localStorage.setItem('parking.person.sessions.kazan', kept),
        JSON.stringify(known),
      )
      await stage.city.spoilForGood('getProfileV6', { kind: 'status', status: 503 })
      return (await new Parking(stage.page, stage.language).open()).known
    },
  },
  {
    name: 'parking',
    signedIn: true,
    open: async (stage) => (await openParking(stage)).nothingRuns,
  },
  {
    name: 'parking, far from the sign',
    signedIn: true,
    open: async (stage) => {
      const form = await priced(stage)
      await stage.page.context().grantPermissions(['geolocation'])
      await stage.page.context().setGeolocation({ latitude: 55.83, longitude: 49.06, accuracy: 12 })
      await form.nearButton.click()
      return form.farFromSign
    },
  },
  {
    name: 'parking, zones',
    signedIn: true,
    open: async (stage) => {
      const form = await openParking(stage)
      await form.zone.click()
      return stage.page.getByRole('option').first()
    },
  },
  {
    name: 'parking, no such zone',
    signedIn: true,
    open: async (stage) => {
      await openParking(stage, '?zone=999')
      return stage.page.getByText(inWords(stage, 'Зоны 999 в этом городе нет', 'no zone 999'))
    },
  },
  {
    name: 'parking, another car',
    signedIn: true,
    open: async (stage) => (await (await openParking(stage)).withAnotherCar('А12')).plate,
  },
  {
    name: 'parking, a plate refused',
    signedIn: true,
    open: async (stage) => {
      const form = await (await openParking(stage)).withAnotherCar('А12')
      await form.duration.focus()
      return stage.page.getByText(
        inWords(stage, 'не похоже на номер', 'doesn’t look like a number'),
      )
    },
  },
  {
    name: 'parking, a plate like another',
    signedIn: true,
    open: async (stage) => {
      await (await openParking(stage)).withAnotherCar('А123ВС16')
      return stage.page.getByText(inWords(stage, 'есть похожий номер', 'has a similar plate'))
    },
  },
  {
    name: 'parking, priced',
    signedIn: true,
    open: async (stage) => (await priced(stage)).intervals,
  },
  {
    name: 'parking, estimated',
    signedIn: true,
    open: async (stage) => {
      await stage.city.spoil('calculateCost', { kind: 'delay', milliseconds: 60_000 })
      await (await openParking(stage)).choose('101', 120)
      return stage.page.getByText(inWords(stage, 'Примерно, по тарифу', 'Estimated from the zone'))
    },
  },
  {
    name: 'parking, without a price',
    signedIn: true,
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoilForGood('calculateCost', { kind: 'status', status: 503 })
      await (await openParking(stage)).choose('101', 120)
      return stage.page.getByText(inWords(stage, 'Точную цену узнать', 'get the exact price'))
    },
  },
  {
    name: 'parking, short of money',
    signedIn: true,
    scenario: 'driver short of money',
    open: async (stage) => (await priced(stage)).intervals,
  },
  {
    name: 'parking, refused',
    signedIn: true,
    open: async (stage) => {
      const form = await priced(stage)
      const errorName = 'NoMoneyNoHoney'
      await stage.city.spoil('startParking', { kind: 'errorName', errorName })
      await form.start()
      return form.message(inWords(stage, 'не хватает денег', 'not enough money'))
    },
  },
  {
    name: 'parking, offline',
    signedIn: true,
    // A wider window asks for its menus, which a device without a connection goes without.
    expects: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Unable to preload CSS/,
    open: async (stage) => {
      const form = await priced(stage)
      await stage.page.context().setOffline(true)
      await form.start()
      return form.message(inWords(stage, 'Нет связи с интернетом', 'You’re offline'))
    },
  },
  {
    name: 'parking, not charged',
    signedIn: true,
    expects: cutOff,
    open: async (stage) => {
      const form = await priced(stage)
      await stage.city.spoilForGood('startParking', { kind: 'reset' })
      await form.start()
      return form.message(inWords(stage, 'деньги не списаны', 'nothing was charged'))
    },
  },
  {
    name: 'parking, payment being checked',
    signedIn: true,
    expects: cutOff,
    open: async (stage) => {
      const form = await priced(stage)
      await stage.city.spoilForGood('startParking', { kind: 'lost' })
      await stage.city.spoilForGood('getChargeStatus', { kind: 'delay', milliseconds: 60_000 })
      await form.start()
      return form.message(inWords(stage, 'Проверяем платёж', 'Checking the payment'))
    },
  },
  {
    name: 'parking, payment unknown',
    signedIn: true,
    expects: cutOff,
    open: async (stage) => {
      const form = await priced(stage)
      await stage.city.spoilForGood('startParking', { kind: 'lost' })
      await stage.city.spoilForGood('getChargeStatus', { kind: 'status', status: 503 })
      await stage.city.spoilForGood('getProfileV6', { kind: 'status', status: 503 })
      await form.start()
      await form.message(inWords(stage, 'Проверяем платёж', 'Checking the payment')).waitFor()
      await stage.time.pass(1)
      return form.checkAgainButton
    },
  },
  {
    name: 'parking, paid',
    signedIn: true,
    open: async (stage) => {
      const form = await priced(stage)
      await form.start()
      return form.started
    },
  },
]
