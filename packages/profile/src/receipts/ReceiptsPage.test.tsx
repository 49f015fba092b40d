import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type Answer,
  backEnd,
  breakable,
  failedAnswers,
  ok,
  refusal,
} from '@parking/runtime/testing'
import { renderProfile } from '../testing/renderProfile.tsx'

const receipt = {
  receiptnumber: '500001',
  receiptname: 'Пополнение парковочного счёта',
  date: '2026-11-21 12:00:00',
  sum: '500.00',
  status: 'Не оплачено',
  UIN: '18810116000000000001',
  type: 1,
}
const invoice = { ...receipt, receiptnumber: '500002', type: '2' }

/** The contract's answer to the download is a file, the others' are JSON. */
function fileBackEnd(server: ReturnType<typeof backEnd>, answer: () => Response) {
  return {
    ...server,
    fetch: async (request: Request) =>
      new URL(request.url).pathname.endsWith('/api/receipt') ? answer() : server.fetch(request),
  }
}

const pdf = () =>
  new Response('%PDF-1.7 receipt %%EOF', { headers: { 'content-type': 'application/pdf' } })

interface City {
  readonly language?: 'ru' | 'en'
  readonly file?: () => Response
  readonly send?: Answer
}

async function openReceipts(receipts: Answer, city: City = {}) {
  const { language = 'ru', file = pdf, send = () => ({ status: 'ok' }) } = city
  const server = backEnd({
    'get-profile-v6': () => ok({ email: 'driver@parking.example' }),
    'get-options-info-v3': () => ok({ isClose: false, useReceipts: true }),
    'receipt-list': receipts,
    sendreceipt: send,
  })
  const app = await renderProfile({
    backEnd: fileBackEnd(server, file),
    path: '/profile/receipts',
    token: 'token-1',
    language,
    city: { flags: { receipts: true } },
  })
  await screen.findByRole('heading', {
    level: 1,
    name: language === 'ru' ? 'Квитанции' : 'Receipts',
  })
  return { ...app, server }
}

async function openViewer(...args: Parameters<typeof openReceipts>) {
  const app = await openReceipts(...args)
  await app.user.click(await screen.findByRole('button', { name: /^(Открыть|Open):/u }))
  return { ...app, dialog: within(await screen.findByRole('dialog')) }
}

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

describe('the receipts', () => {
  it.each([
    ['Не оплачено', 'Not paid'],
    ['На проверке', 'На проверке'],
  ])('tell the status %s in the page’s language where it is known', async (status, told) => {
    const { dialog } = await openViewer(() => ok([{ ...receipt, status }]), { language: 'en' })
    expect(dialog.getByText(told)).toBeTruthy()
    expect(screen.getAllByText(told)).toHaveLength(2)
  })

  it('stand in a table with a button each; one for a company is an invoice', async () => {
    await openReceipts(() => ok([receipt, invoice]))
    const rows = (await screen.findAllByRole('row')).slice(1)
    expect(rows.map((row) => row.textContent.replaceAll('\u00A0', ' '))).toEqual([
      expect.stringMatching(
        /Пополнение парковочного счётаКвитанция № 500001.*21 нояб. 2026, 12:00.*Не оплачено.*500,00 ₽/u,
      ),
      expect.stringMatching(/Счёт № 500002/u),
    ])
    expect(screen.getByRole('button', { name: 'Открыть: Счёт № 500002' })).toBeTruthy()
  })

  it('are receipts and invoices in English', async () => {
    await openReceipts(() => ok([receipt, invoice]), { language: 'en' })
    expect(await screen.findByText('Receipt no. 500001')).toBeTruthy()
    expect(screen.getByText('Invoice no. 500002')).toBeTruthy()
  })

  it('may be none', async () => {
    await openReceipts(() => ok([]), { language: 'en' })
    expect(await screen.findByText('No receipts')).toBeTruthy()
  })

  it('may not come, and are asked for once more', async () => {
    let isBroken = true
    const { user } = await openReceipts(() => (isBroken ? refusal('UnknownError') : ok([receipt])))
    const alert = await screen.findByRole('alert')
    isBroken = false
    await user.click(within(alert).getByRole('button', { name: 'Попробовать ещё раз' }))
    expect(await screen.findByText('Квитанция № 500001')).toBeTruthy()
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe('the viewer of a receipt', () => {
  it('says what it is, and prints and saves it', async () => {
    const { dialog } = await openViewer(() => ok([invoice]))
    expect(dialog.getByRole('heading', { name: 'Счёт № 500002' })).toBeTruthy()
    expect(dialog.getByText('18810116000000000001')).toBeTruthy()
    const link = await dialog.findByRole('link', { name: 'Скачать PDF' })
    await waitFor(() => expect(link.getAttribute('href')).toMatch(/^blob:/u))
    expect(link.getAttribute('download')).toBe('receipt.pdf')
    const print = dialog.getByRole('link', { name: 'Открыть и напечатать' })
    expect(print.getAttribute('href')).toBe(link.getAttribute('href'))
  })

  it('says that the file did not come, and asks once more', async () => {
    let isBroken = true
    const { dialog, user } = await openViewer(() => ok([receipt]), {
      file: () => (isBroken ? Response.json(refusal('UnknownError')) : pdf()),
    })
    await dialog.findByText('Файл загрузить не удалось')
    isBroken = false
    await user.click(dialog.getByRole('button', { name: 'Загрузить ещё раз' }))
    expect(await dialog.findByRole('link', { name: 'Скачать PDF' })).toBeTruthy()
  })

  it('hands the file to the share sheet where the device takes files', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
    Object.assign(navigator, { canShare: () => true, share })
    const { dialog, user } = await openViewer(() => ok([receipt]))
    await user.click(await dialog.findByRole('button', { name: 'Поделиться' }))
    const [file] = share.mock.calls[0]?.[0].files ?? []
    expect(file?.name).toBe('receipt.pdf')
    expect(file?.type).toBe('application/pdf')
  })

  it.each([
    ['', 'Введите адрес почты.'],
    ['driver', /не похоже на адрес/u],
    [`${'d'.repeat(40)}@parking.example`, 'В адресе не больше 50 знаков.'],
  ])('does not send it to %j', async (email, words) => {
    const { dialog, user, server } = await openViewer(() => ok([receipt]))
    if (email !== '') await user.type(dialog.getByLabelText('Электронная почта'), email)
    await user.click(dialog.getByRole('button', { name: 'Отправить на почту' }))
    expect(await dialog.findAllByText(words)).toHaveLength(2)
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
    expect(server.callsOf('sendreceipt')).toEqual([])
  })

  it.each(Object.entries(failedAnswers))('keeps the address when %s', async (_how, fails) => {
    const send = breakable(() => ({ status: 'ok' }))
    const { dialog, user } = await openViewer(() => ok([receipt]), { send: send.answer })
    const field = dialog.getByLabelText<HTMLInputElement>('Электронная почта')
    await user.type(field, 'driver@parking.example')
    send.breakDown(fails)
    const button = dialog.getByRole('button', { name: 'Отправить на почту' })
    await user.click(button)
    expect((await dialog.findByRole('alert')).textContent).toMatch(/[а-яё]{3}/iu)
    expect(field.value).toBe('driver@parking.example')
    send.mend()
    await user.click(button)
    expect(await dialog.findByText('Отправили на driver@parking.example.')).toBeTruthy()
  })

  it('sends it by e-mail, once however often it is pressed', async () => {
    const send = breakable(() => ({ status: 'ok' }))
    const { dialog, user, server } = await openViewer(() => ok([receipt]), { send: send.answer })
    await user.type(dialog.getByLabelText('Электронная почта'), ' driver@parking.example')
    const button = dialog.getByRole('button', { name: 'Отправить на почту' })
    send.breakDown(() => refusal('UnknownError'))
    await user.click(button)
    expect(await dialog.findByText(/Сервер ответил ошибкой/u)).toBeTruthy()
    send.mend()
    await user.click(button)
    expect(await dialog.findByText('Отправили на driver@parking.example.')).toBeTruthy()
    act(() => {
      button.click()
      button.click()
    })
    await waitFor(() => expect(server.callsOf('sendreceipt').length).toBeGreaterThan(2))
    expect(server.callsOf('sendreceipt')).toHaveLength(3)
    expect(server.callsOf('sendreceipt').at(-1)?.fields).toMatchObject({
      receiptnumber: '500001',
      email: 'driver@parking.example',
    })
  })
})
