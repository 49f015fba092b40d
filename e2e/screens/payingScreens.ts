import { BarrierPage } from '../pages/BarrierPage.ts'
import { ReceiptDialog } from '../pages/ReceiptDialog.ts'
import { inWords, openHeader, openParking } from './ScreenState.ts'
import type { ScreenState, Stage } from './ScreenState.ts'

const unpaid = { cityId: 'sevastopol', signedIn: true } as const

async function openReceipt(stage: Stage): Promise<ReceiptDialog> {
  const { page, language } = stage
  const topUp = await (await openHeader(stage)).topUp()
  await topUp.amount.fill('500')
  return new ReceiptDialog(page, language).openFrom(topUp)
}

/** The other ways to pay: at the end, afterwards, by ticket, by receipt. */
export const payingScreens: readonly ScreenState[] = [
  {
    ...unpaid,
    name: 'paid at the end',
    open: async (stage) => {
      const form = await openParking(stage)
      await form.chooseZone('101')
      return form.hour
    },
  },
  {
    ...unpaid,
    name: 'paid at the end, started',
    open: async (stage) => {
      const form = await openParking(stage)
      await form.chooseZone('101')
      await form.hour.waitFor()
      await form.start()
      return form.message(inWords(stage, 'Парковка началась', 'Parking has started'))
    },
  },
  {
    ...unpaid,
    name: 'paid at the end, ending',
    open: async (stage) => {
      const form = await openParking(stage)
      await form.chooseZone('101')
      await form.hour.waitFor()
      await form.start()
      return (await form.endUnpaid()).payButton
    },
  },
  {
    ...unpaid,
    name: 'deferred, paying',
    scenario: 'driver with a deferred session',
    open: async (stage) => (await (await openParking(stage)).payDeferred()).payButton,
  },
  {
    ...unpaid,
    name: 'deferred, deleting',
    scenario: 'driver with a deferred session',
    open: async (stage) => {
      const form = await openParking(stage)
      return form.abort(form.deferred)
    },
  },
  {
    ...unpaid,
    name: 'paid afterwards',
    open: async (stage) => {
      const form = await openParking(stage)
      await form.chooseZone('101')
      await form.since('postPayment', '09:00')
      await form.quick(30).click()
      return form.payStayButton
    },
  },
  {
    name: 'paid afterwards, not begun yet',
    cityId: 'perm',
    signedIn: true,
    open: async (stage) => {
      const form = await openParking(stage)
      await form.since('postPayment', '23:30')
      const words = inWords(stage, 'Это время ещё не наступило', 'This time has not come yet')
      return form.main.getByText(words)
    },
  },
  {
    name: 'behind a barrier',
    cityId: 'belgorod',
    signedIn: true,
    open: async ({ page, language }) => (await new BarrierPage(page, language).open()).ticket,
  },
  {
    name: 'behind a barrier, nothing to pay',
    cityId: 'belgorod',
    signedIn: true,
    open: async (stage) => {
      const barrier = await new BarrierPage(stage.page, stage.language).open()
      await barrier.find(await barrier.takeTicket('belgorod'))
      return stage.page.getByText(inWords(stage, 'Платить не нужно', 'Nothing to pay'))
    },
  },
  {
    name: 'receipt, of a person',
    signedIn: true,
    open: async (stage) => (await openReceipt(stage)).getButton,
  },
  {
    name: 'receipt, of a company, refused',
    signedIn: true,
    open: async (stage) => {
      const receipt = await openReceipt(stage)
      await receipt.ofCompany({ name: '', inn: '7707083894', kpp: '1', ogrn: 'я', address: '' })
      await receipt.getButton.click()
      return receipt.summary
    },
  },
  {
    name: 'receipt, ready',
    signedIn: true,
    open: async (stage) => {
      const receipt = await openReceipt(stage)
      await receipt.ofPerson()
      await receipt.getButton.click()
      return receipt.download
    },
  },
]
