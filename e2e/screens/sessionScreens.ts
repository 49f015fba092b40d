import { cutOff, inWords, openParking } from './ScreenState.ts'
import type { ScreenState } from './ScreenState.ts'

const hour = { signedIn: true, scenario: 'driver with a session of an hour' } as const
const short = { signedIn: true, scenario: 'driver short of money with a session' } as const

/** Sessions that run or wait for their money, and the dialogs about them. */
export const sessionScreens: readonly ScreenState[] = [
  {
    ...hour,
    name: 'session',
    open: async (stage) => (await openParking(stage)).timers.first(),
  },
  {
    name: 'session, about to end',
    signedIn: true,
    scenario: 'driver with a session that ends in 2 minutes',
    open: async (stage) => (await openParking(stage)).timers.first(),
  },
  {
    name: 'session, 15 minutes left',
    signedIn: true,
    scenario: 'driver with a session that ends in 20 minutes',
    open: async (stage) => {
      const form = await openParking(stage)
      await form.timers.first().waitFor()
      await stage.page.waitForLoadState('networkidle')
      await stage.time.pass(5)
      return form.endsSoon(15)
    },
  },
  {
    name: 'session, over',
    signedIn: true,
    scenario: 'driver with a session that ends in 2 minutes',
    open: async (stage) => {
      const form = await openParking(stage)
      await form.timers.first().waitFor()
      await stage.page.waitForLoadState('networkidle')
      // Less than a minute ago: it is told whenever what watches over the sessions has come.
      await stage.time.pass(2.5)
      return form.over
    },
  },
  {
    name: 'session, deferred',
    signedIn: true,
    scenario: 'driver with a deferred session',
    open: async (stage) => {
      await openParking(stage)
      return stage.page.getByText(inWords(stage, 'ещё не оплачена', 'not paid yet'))
    },
  },
  {
    ...hour,
    name: 'extend',
    open: async (stage) => (await (await openParking(stage)).extend()).dialog,
  },
  {
    ...hour,
    name: 'extend, priced',
    open: async (stage) => {
      const extend = await (await openParking(stage)).extend()
      await extend.by(30)
      return extend.newEnd
    },
  },
  {
    ...short,
    name: 'extend, paid at the bank',
    open: async (stage) => {
      const extend = await (await openParking(stage)).extend()
      await extend.by(30)
      return extend.payButton
    },
  },
  {
    ...short,
    name: 'extend, link to the bank',
    open: async (stage) => {
      const extend = await (await openParking(stage)).extend()
      await extend.by(30)
      await extend.askForLink()
      return extend.bankLink
    },
  },
  {
    ...hour,
    name: 'extend, without a price',
    expects: cutOff,
    open: async (stage) => {
      const extend = await (await openParking(stage)).extend()
      await stage.city.spoilForGood('calculateCost', { kind: 'status', status: 503 })
      await extend.by(30)
      return extend.dialog.getByText(inWords(stage, 'Точную цену узнать', 'get the exact price'))
    },
  },
  {
    ...hour,
    name: 'extend, payment unknown',
    expects: cutOff,
    open: async (stage) => {
      const form = await openParking(stage)
      const extend = await form.extend()
      await extend.by(30)
      await extend.newEnd.waitFor()
      await stage.city.spoilForGood('renewSession', { kind: 'lost' })
      await stage.city.spoilForGood('getChargeStatus', { kind: 'status', status: 503 })
      await stage.city.spoilForGood('getOperationsWithFilter', { kind: 'status', status: 503 })
      await extend.confirm()
      await form
        .message(inWords(stage, 'Проверяем платёж', 'Checking the payment'))
        .first()
        .waitFor()
      await stage.time.pass(1)
      return form.checkAgainButton.first()
    },
  },
  {
    ...hour,
    name: 'extended',
    open: async (stage) => {
      const form = await openParking(stage)
      const extend = await form.extend()
      await extend.by(30)
      await extend.newEnd.waitFor()
      await extend.confirm()
      return form.extended
    },
  },
  {
    ...hour,
    name: 'end early',
    open: async (stage) => (await (await openParking(stage)).cancel()).dialog,
  },
  {
    ...hour,
    name: 'end early, too late',
    open: async (stage) => {
      const cancel = await (await openParking(stage)).cancel()
      await stage.time.pass(40)
      return cancel.dialog.getByText(inWords(stage, 'уже нельзя', 'you can’t end it early'))
    },
  },
  {
    ...hour,
    name: 'ended early',
    open: async (stage) => {
      const form = await openParking(stage)
      await (await form.cancel()).confirm()
      return form.message(inWords(stage, 'Парковка завершена', 'Parking ended'))
    },
  },
]
