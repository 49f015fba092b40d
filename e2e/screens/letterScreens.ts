import { FeedbackPage } from '../pages/FeedbackPage.ts'
import { FinesPage } from '../pages/FinesPage.ts'
import { ReceiptsPage } from '../pages/ReceiptsPage.ts'
import { cutOff, inWords, type ScreenState, type Stage } from './ScreenState.ts'

const driver = { signedIn: true } as const
const none = { json: { status: 'ok', result: [] } }
const receipts = {
  json: {
    status: 'ok',
    result: [
      {
        receiptnumber: '500001',
        receiptname: 'Пополнение парковочного счёта',
        date: '2026-11-21 12:00:00',
        sum: '500.00',
        status: 'Не оплачено',
        UIN: '0000000000000000000500001',
        type: 1,
      },
      {
        receiptnumber: '500002',
        receiptname: 'Абонемент на месяц, А123ВС116',
        date: '2026-11-23 09:30:00',
        sum: '2250.00',
        status: 'Оплачено',
        UIN: '0000000000000000000500002',
        type: 2,
      },
    ],
  },
}

async function openFines({ page, language }: Stage): Promise<FinesPage> {
  return new FinesPage(page, language).open()
}

async function openReceipts({ page, language }: Stage): Promise<ReceiptsPage> {
  await page.route(/receipt-list/, (route) => route.fulfill(receipts))
  await page.route(/api\/receipt\?/, (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7\n%%EOF' }),
  )
  return new ReceiptsPage(page, language).open()
}

async function openFeedback({ page, language }: Stage): Promise<FeedbackPage> {
  const feedback = await new FeedbackPage(page, language).open()
  await feedback.text.waitFor()
  return feedback
}

const fineScreens: readonly ScreenState[] = [
  {
    ...driver,
    name: 'fines, one with its picture',
    open: async (stage) => {
      const fines = await openFines(stage)
      await fines.unfold(inWords(stage, 'Не оплачен', 'Не оплачен'))
      await fines.picture.waitFor()
      await fines.copyButton.click()
      return fines.message(inWords(stage, 'УИН скопирован.', 'UIN copied.'))
    },
  },
  {
    ...driver,
    name: 'fines, one without a picture',
    open: async (stage) => {
      const empty = { json: { status: 'ok', result: { image: '' } } }
      await stage.page.route(/fineimage/, (route) => route.fulfill(empty))
      const fines = await openFines(stage)
      await fines.unfold(inWords(stage, 'Передан приставам', 'Sent to bailiffs'))
      return stage.page.getByText(inWords(stage, 'Снимка у этого штрафа нет', 'There is no photo'))
    },
  },
  {
    ...driver,
    name: 'fines, none',
    open: async (stage) => {
      await stage.page.route(/fines\/v1/, (route) => route.fulfill(none))
      await openFines(stage)
      return stage.page.getByText(inWords(stage, 'У вас нет штрафов', 'You have no fines'))
    },
  },
  {
    ...driver,
    name: 'fines, did not come',
    expects: cutOff,
    open: async (stage) => {
      await stage.city.spoilForGood('getFines', { kind: 'status', status: 503 })
      return (await openFines(stage)).retry
    },
  },
]

const receiptScreens: readonly ScreenState[] = [
  {
    ...driver,
    name: 'receipts',
    open: async (stage) => (await openReceipts(stage)).rows.nth(1),
  },
  {
    ...driver,
    name: 'receipts, one opened',
    open: async (stage) => {
      const page = await openReceipts(stage)
      return (await page.view('500002')).download
    },
  },
  {
    ...driver,
    name: 'receipts, no such address to send to',
    open: async (stage) => {
      const page = await openReceipts(stage)
      await (await page.view('500001')).sendTo('driver')
      return page.dialog.getByRole('alert')
    },
  },
]

const feedbackScreens: readonly ScreenState[] = [
  {
    ...driver,
    name: 'feedback, refused',
    open: async (stage) => {
      const feedback = await openFeedback(stage)
      await feedback.phone.fill('916')
      return (await feedback.send()).summary
    },
  },
  {
    ...driver,
    name: 'feedback, a chat with what did not arrive',
    open: async (stage) => {
      const feedback = await openFeedback(stage)
      await feedback.openChat()
      await stage.city.spoil('sendMessage', { kind: 'errorName', errorName: 'UnknownError' })
      await feedback.writing.fill('Не ушло с первого раза')
      await feedback.writing.press('Enter')
      await feedback.sendAgain.waitFor()
      await stage.city.spoil('sendMessage', { kind: 'delay', milliseconds: 60_000 })
      await feedback.writing.fill('Ещё в пути')
      await feedback.writing.press('Enter')
      return feedback.log.getByText(inWords(stage, 'Отправляется…', 'Sending…'))
    },
  },
]

/** Fines, receipts and letters to the operator. */
export const letterScreens: readonly ScreenState[] = [
  ...fineScreens,
  ...receiptScreens,
  ...feedbackScreens,
]
