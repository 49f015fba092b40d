import type { Locator } from '@playwright/test'
import type { BuyPermitDialog } from '../pages/BuyPermitDialog.ts'
import type { PermitAction, PermitActionDialog } from '../pages/PermitActionDialog.ts'
import { PermitFinderPage } from '../pages/PermitFinderPage.ts'
import { PermitSheetPage } from '../pages/PermitSheetPage.ts'
import { PermitsPage } from '../pages/PermitsPage.ts'
import { cutOff, inWords } from './ScreenState.ts'
import type { ScreenState, Stage } from './ScreenState.ts'

const week = 'Абонемент на неделю'
const driver = { signedIn: true } as const
const none = { json: { status: 'ok', result: [] } }

async function open({ page, language }: Stage): Promise<PermitsPage> {
  return new PermitsPage(page, language).open()
}

async function buying(stage: Stage): Promise<BuyPermitDialog> {
  const dialog = await (await open(stage)).buy(week)
  await dialog.day.waitFor()
  return dialog
}

/** Opens the page of a driver who has a permit that runs. */
async function withPermit(stage: Stage): Promise<PermitsPage> {
  await stage.city.call('payment/subscription', {
    token: await stage.city.token(),
    vehicle: 'А123ВС116',
    codeSubscription: 'week',
    timestart: '24/11/2026',
  })
  return open(stage)
}

async function asking(stage: Stage, action: PermitAction): Promise<PermitActionDialog> {
  const dialog = await (await withPermit(stage)).ask(action, week)
  await dialog.dialog.waitFor()
  return dialog
}

async function openFinder({ page, language }: Stage): Promise<PermitFinderPage> {
  const finder = await new PermitFinderPage(page, language).open()
  await finder.zones.waitFor()
  await page.getByText(/25 (ноября|November)/u).waitFor()
  return finder
}

async function searching(stage: Stage): Promise<PermitFinderPage> {
  const finder = await openFinder(stage)
  await finder.chooseZone()
  return (await finder.chooseDays(30)).next()
}

/** The permits of a driver, and how they are bought and changed. */
const pageScreens: readonly ScreenState[] = [
  {
    ...driver,
    name: 'permits',
    open: async (stage) => (await withPermit(stage)).actionsButton(week),
  },
  {
    ...driver,
    name: 'permits, with cadastral quarters',
    cityId: 'rostov',
    open: async (stage) => (await open(stage)).row(/Льгота/u),
  },
  {
    ...driver,
    name: 'permits, on their way',
    open: async (stage) => {
      const slow = { kind: 'delay', milliseconds: 60_000 } as const
      await stage.city.spoil('getSubscription', slow)
      await stage.city.spoil('getBenefitsV2', slow)
      return (await open(stage)).heading
    },
  },
  {
    ...driver,
    name: 'permits, did not come',
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoilForGood('getSubscription', { kind: 'status', status: 503 })
      await stage.city.spoilForGood('getBenefitsV2', { kind: 'status', status: 503 })
      await open(stage)
      return stage.page.getByText(
        inWords(stage, 'льготы не загрузились', 'permits and benefits didn’t load'),
      )
    },
  },
  {
    ...driver,
    name: 'permits, none',
    open: async (stage) => {
      await stage.page.route(/get-subscription|get-benefits/, (route) => route.fulfill(none))
      await open(stage)
      return stage.page.getByText(
        inWords(stage, 'Абонементов и льгот пока нет', 'No permits or benefits yet'),
      )
    },
  },
]

const buyingScreens: readonly ScreenState[] = [
  {
    ...driver,
    name: 'permit, about to be bought',
    open: async (stage) => (await buying(stage)).payButton,
  },
  {
    ...driver,
    name: 'permit, which day',
    open: async (stage) => {
      await (await buying(stage)).day.click()
      return stage.page.getByRole('button', { name: /^26 (ноября|November) 2026$/u })
    },
  },
  {
    ...driver,
    name: 'permit, for yesterday',
    open: async (stage) =>
      (await (await open(stage)).buy('Абонемент за вчера')).dialog.getByRole('textbox'),
  },
  {
    name: 'permit, short of money',
    signedIn: true,
    scenario: 'driver short of money',
    open: async (stage) => {
      const { dialog } = await buying(stage)
      return dialog.getByText(inWords(stage, 'Не хватает', 'You need'))
    },
  },
  {
    name: 'permit, how it is paid',
    signedIn: true,
    scenario: 'driver short of money',
    open: async (stage) => (await (await buying(stage)).toMethods()).payButton,
  },
  {
    ...driver,
    name: 'permit, refused',
    open: async (stage) => {
      const dialog = await buying(stage)
      const errorName = 'SubscriptionAlreadyExists'
      await stage.city.spoil('paySubscription', { kind: 'errorName', errorName })
      await dialog.pay()
      return dialog.dialog.getByRole('alert')
    },
  },
  {
    ...driver,
    name: 'permit, payment unknown',
    expects: cutOff,
    open: async (stage) => {
      const dialog = await buying(stage)
      await stage.city.spoilForGood('paySubscription', { kind: 'lost' })
      await stage.city.spoilForGood('getChargeStatus', { kind: 'status', status: 503 })
      await stage.city.spoilForGood('getOperationsWithFilter', { kind: 'status', status: 503 })
      await dialog.pay()
      await dialog
        .message(inWords(stage, 'Проверяем платёж', 'Checking the payment'))
        .first()
        .waitFor()
      await stage.time.pass(1)
      return stage.page.getByRole('button', {
        name: inWords(stage, 'Проверить ещё раз', 'Check again'),
      })
    },
  },
  {
    ...driver,
    name: 'permit, bought',
    open: async (stage) => {
      const permits = await open(stage)
      await (await permits.buy(week)).pay()
      return permits.bought
    },
  },
]

const fault = { kind: 'status', status: 503 } as const

const sheetScreens: readonly ScreenState[] = [
  {
    ...driver,
    name: 'permit, to be shown',
    open: async (stage) => (await (await withPermit(stage)).show(week)).price,
  },
  {
    ...driver,
    name: 'permit, to be shown, without its price',
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoilForGood('getOperationsWithFilter', fault)
      return (await (await withPermit(stage)).show(week)).priceFailed
    },
  },
  {
    ...driver,
    name: 'permit, to be shown, gone',
    open: async ({ page, language }) =>
      (await new PermitSheetPage(page, language).open('AB-0')).gone,
  },
]

const actionScreens: readonly ScreenState[] = [
  {
    ...driver,
    name: 'permit, what can be done',
    open: async (stage) => {
      await (await withPermit(stage)).actionsButton(week).click()
      return stage.page.getByRole('menuitem').first()
    },
  },
  {
    ...driver,
    name: 'permit, to another car',
    open: async (stage) => {
      const question = await asking(stage, 'changeVehicle')
      await question.confirm()
      return question.dialog.getByText(
        inWords(stage, 'Выберите, на какую машину', 'Choose the car to move'),
      )
    },
  },
  {
    ...driver,
    name: 'permit, to be paused',
    open: async (stage) => (await asking(stage, 'pause')).dialog,
  },
  {
    ...driver,
    name: 'permit, paused',
    open: async (stage) => {
      const question = await asking(stage, 'pause')
      await question.confirm()
      return question.done
    },
  },
  {
    ...driver,
    name: 'permit, to be given back',
    open: async (stage) => (await asking(stage, 'refund')).dialog,
  },
  {
    ...driver,
    name: 'permit, given back',
    open: async (stage) => {
      const question = await asking(stage, 'refund')
      await question.confirm()
      return question.done
    },
  },
]

const finderScreens: readonly ScreenState[] = [
  {
    ...driver,
    name: 'permit finder',
    open: async (stage) => (await openFinder(stage)).nextButton,
  },
  {
    ...driver,
    name: 'permit finder, zones',
    open: async (stage): Promise<Locator> => {
      await (await openFinder(stage)).zones.click()
      return stage.page.getByRole('option').first()
    },
  },
  {
    ...driver,
    name: 'permit finder, refused',
    open: async (stage) => (await (await openFinder(stage)).next()).summary,
  },
  {
    ...driver,
    name: 'permit finder, searching',
    open: async (stage) => {
      await stage.city.spoil('findOffers', { kind: 'delay', milliseconds: 60_000 })
      const { results } = await searching(stage)
      return results.getByText(inWords(stage, 'Загрузка', 'Loading'))
    },
  },
  {
    ...driver,
    name: 'permit finder, found',
    cityId: 'tula',
    open: async (stage) => (await searching(stage)).offers.first(),
  },
  {
    ...driver,
    name: 'permit finder, nothing found',
    open: async (stage) => {
      await stage.page.route(/selectedAbonements/, (route) => route.fulfill(none))
      const { results } = await searching(stage)
      return results.getByText(inWords(stage, 'Подходящих абонементов нет', 'No suitable permits'))
    },
  },
  {
    ...driver,
    name: 'permit finder, nothing came',
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoilForGood('findOffers', { kind: 'status', status: 503 })
      const { results } = await searching(stage)
      return results.getByText(inWords(stage, 'Не удалось загрузить', 'The data didn’t load'))
    },
  },
]

/** Permits: what is on sale, what a driver has, and what the constructor finds. */
export const permitScreens: readonly ScreenState[] = [
  ...pageScreens,
  ...buyingScreens,
  ...sheetScreens,
  ...actionScreens,
  ...finderScreens,
]
