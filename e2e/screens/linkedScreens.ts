import { CardPage } from '../pages/CardPage.ts'
import { CheckPage } from '../pages/CheckPage.ts'
import { EvidencePage } from '../pages/EvidencePage.ts'
import { PhoneCallbackPage } from '../pages/PhoneCallbackPage.ts'
import { cutOff, inWords, openParking } from './ScreenState.ts'
import type { ScreenState, Stage } from './ScreenState.ts'

const card = ({ page, language }: Stage) => new CardPage(page, language)
const evidence = ({ page, language }: Stage) => new EvidencePage(page, language)
const amount = '500.00'
const fault = { kind: 'status', status: 503 } as const

/** An order that the bank waits for, and the page that leads to it. */
async function orderCard(stage: Stage, more: Readonly<Record<string, string>> = {}) {
  const invoiceId = await stage.city.order(500)
  return card(stage).open({ invoiceId, amount, ...more })
}

/** The page after the bank, which claims something of an order that nobody has paid. */
async function claim(stage: Stage, result: string, sum = amount): Promise<CardPage> {
  const invoiceId = await stage.city.order(500)
  return card(stage).open({ invoiceId, amount: sum, payment: invoiceId, result })
}

/** Pages that links of banks and letters lead to, and the sheet of a stay. */
export const linkedScreens: readonly ScreenState[] = [
  {
    name: 'receipt of a link',
    open: async ({ page, language }) =>
      (
        await new CheckPage(page, language).open({
          title: 'Парковка, зона 101, ул. Баумана',
          dateIn: '24.11.2026 10:00',
          dateOut: '24.11.2026 12:00',
          price: '200.00',
          ts: 'А123ВС116',
        })
      ).notFiscal,
  },
  {
    name: 'receipt of a link, odd',
    open: async ({ page, language }) =>
      (
        await new CheckPage(page, language).open({
          title: `<b>${'Очень длинное название парковки '.repeat(9)}</b>`,
          price: 'сто',
          ts: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
        })
      ).notFiscal,
  },
  {
    name: 'receipt of a link, empty',
    open: async ({ page, language }) => (await new CheckPage(page, language).open({})).empty,
  },
  {
    name: 'payment by phone',
    open: async ({ page, language }) =>
      (await new PhoneCallbackPage(page, language).open()).heading,
  },
  { name: 'card', open: async (stage) => (await orderCard(stage)).unconfirmed },
  {
    name: 'card, an e-mail refused',
    open: async (stage) => {
      const page = await orderCard(stage, { requireEmail: 'true' })
      await page.email.fill('anna')
      await page.toBankButton.click()
      return page.summary
    },
  },
  {
    name: 'card, an odd link',
    open: async (stage) => (await orderCard(stage, { amount: 'x' })).odd,
  },
  {
    name: 'card, paid',
    open: async (stage) => {
      const page = await orderCard(stage)
      await (await page.toBank()).pay()
      return (await page.stay()).paid
    },
  },
  {
    name: 'card, declined',
    open: async (stage) => {
      const page = await orderCard(stage)
      await (await page.toBank()).decline()
      return (await page.stay()).declined
    },
  },
  {
    name: 'card, declined by the bank alone',
    open: async (stage) => (await claim(stage, 'declined')).pending,
  },
  { name: 'card, not seen yet', open: async (stage) => (await claim(stage, 'paid')).pending },
  { name: 'card, not paid yet', open: async (stage) => (await claim(stage, 'new')).stillOpen },
  {
    name: 'card, another sum',
    open: async (stage) => (await claim(stage, 'paid', '1.00')).refused,
  },
  {
    name: 'card, not known',
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoilForGood('sendCardPayment', fault)
      return (await claim(stage, 'paid')).failed
    },
  },
  {
    name: 'stay',
    signedIn: true,
    scenario: 'driver with a session of an hour',
    open: async (stage) => {
      const form = await openParking(stage)
      const extend = await form.extend()
      await extend.by(30)
      await extend.newEnd.waitFor()
      await extend.confirm()
      await form.extended.waitFor()
      await form.recordLink.click()
      return evidence(stage).entries.nth(1)
    },
  },
  {
    name: 'stay, gone',
    signedIn: true,
    open: async (stage) => (await evidence(stage).open({ session: '999' })).gone,
  },
  {
    name: 'stay, history did not come',
    signedIn: true,
    expects: cutOff,
    scenario: 'driver with a session of an hour',
    open: async (stage) => {
      const form = await openParking(stage)
      await stage.city.spoilForGood('getOperationsWithFilter', fault)
      await form.recordLink.click()
      return evidence(stage).failed
    },
  },
  {
    name: 'extend, about to end',
    signedIn: true,
    scenario: 'driver with a session that ends in 2 minutes',
    open: async (stage) => {
      await (await openParking(stage)).extend()
      return stage.page.getByText(inWords(stage, 'останутся неоплаченными', 'stay unpaid'))
    },
  },
  {
    name: 'extend, over meanwhile',
    signedIn: true,
    scenario: 'driver with a session that ends in 2 minutes',
    open: async (stage) => {
      const extend = await (await openParking(stage)).extend()
      await extend.newEnd.waitFor()
      await stage.page.waitForLoadState('networkidle')
      await stage.time.pass(3)
      return stage.page
        .getByRole('dialog')
        .getByText(inWords(stage, 'новая парковка их не покроет', 'won’t cover them'))
    },
  },
]
