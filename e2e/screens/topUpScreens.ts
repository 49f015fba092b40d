import type { TopUpDialog } from '../pages/TopUpDialog.ts'
import { cutOff, inWords, openParking } from './ScreenState.ts'
import type { ScreenState, Stage } from './ScreenState.ts'
import { Header } from '../pages/Header.ts'

async function openTopUp(stage: Stage): Promise<TopUpDialog> {
  await openParking(stage)
  return new Header(stage.page, stage.language).topUp()
}

/** Leaves the bank, which knows one way back, the Russian one: from there on in the stage's language. */
async function comeBack({ page, language }: Stage, leave: () => Promise<unknown>): Promise<void> {
  // The page takes its word of the payment out of its address again.
  const [asked] = await Promise.all([page.waitForRequest(/[?&]payment=/), leave()])
  if (language === 'ru') return
  const { pathname, search } = new URL(asked.url())
  await page.goto(`/${language}${pathname}${search}`)
}

/** Putting money on the balance, and coming back from the bank. */
export const topUpScreens: readonly ScreenState[] = [
  { name: 'top-up', signedIn: true, open: async (stage) => (await openTopUp(stage)).getLinkButton },
  {
    name: 'top-up, not filled in',
    signedIn: true,
    open: async (stage) => (await (await openTopUp(stage)).getLink('')).summary,
  },
  {
    name: 'top-up, what is missing',
    signedIn: true,
    scenario: 'driver short of money',
    open: async (stage) => {
      const form = await openParking(stage)
      await form.choose('101', 120)
      await form.intervals.waitFor()
      return (await form.topUpToContinue()).payLink
    },
  },
  {
    name: 'parking, short of money, paid at the bank',
    signedIn: true,
    scenario: 'driver short of money',
    open: async (stage) => {
      const form = await openParking(stage)
      await form.choose('101', 120)
      await form.intervals.waitFor()
      return (await form.payAtBank()).payButton
    },
  },
  {
    name: 'top-up, refused',
    signedIn: true,
    open: async (stage) => {
      const topUp = await openTopUp(stage)
      const errorName = 'PaymentServiceError'
      await stage.city.spoil('refillBalance', { kind: 'errorName', errorName })
      await topUp.getLink('500')
      return topUp.message(inWords(stage, 'не ответил', 'didn’t respond')).first()
    },
  },
  {
    name: 'top-up, a link',
    signedIn: true,
    open: async (stage) => (await (await openTopUp(stage)).getLink('500')).payLink,
  },
  {
    name: 'top-up, paid',
    signedIn: true,
    open: async (stage) => {
      const topUp = await openTopUp(stage)
      const bank = await (await topUp.getLink('500')).pay()
      await comeBack(stage, () => bank.pay())
      return topUp.message(inWords(stage, 'Баланс пополнен', 'Balance topped up'))
    },
  },
  {
    name: 'top-up, declined',
    signedIn: true,
    open: async (stage) => {
      const topUp = await openTopUp(stage)
      const bank = await (await topUp.getLink('500')).pay()
      await comeBack(stage, () => bank.decline())
      return topUp.message(inWords(stage, 'Платёж не прошёл', 'payment didn’t go through'))
    },
  },
  {
    name: 'top-up, not come yet',
    signedIn: true,
    open: async (stage) => {
      const topUp = await openTopUp(stage)
      const bank = await (await topUp.getLink('777')).pay()
      await comeBack(stage, () => bank.comeBack())
      return topUp.message(inWords(stage, 'Платёж пока не пришёл', 'payment hasn’t arrived yet'))
    },
  },
  {
    name: 'top-up, history did not come',
    signedIn: true,
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoilForGood('getOperationsWithFilter', { kind: 'status', status: 503 })
      await openParking(stage, '?payment=1&result=paid')
      const words = inWords(stage, 'Платёж пока не пришёл', 'payment hasn’t arrived yet')
      return stage.page.getByText(words)
    },
  },
]
