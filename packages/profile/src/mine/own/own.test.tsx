import { later, ok, refusal, type Answer } from '@parking/runtime/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findCard, openMine } from '../../testing/openMine.tsx'

const operation = (number: number) => ({
  orderNumber: String(number),
  type: 'payment',
  status: 'done',
  dateOperation: '21/11/2026 12:05',
  sum: '100.50',
})

/** A history of some length, handed out as its back end likes. */
const history =
  (length: number, most = 500): Answer =>
  ({ fields }) => {
    const offset = Number(fields['offset'])
    const limit = Math.min(most, Number(fields['limit']), Math.max(0, length - offset))
    const part = Array.from({ length: limit }, (_, index) => operation(offset + index))
    return ok(part, { total: length })
  }

let files: Blob[] = []
let names: string[] = []

beforeEach(() => {
  files = []
  names = []
  window.localStorage.clear()
  window.sessionStorage.clear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:made'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Options = Parameters<typeof openMine>[0]

async function download(operations: Answer, options: Options = {}) {
  const app = await openMine({
    ...options,
    answers: {
      'get-operations-with-filter': operations,
      'get-benefits-v2': () => ok([]),
      ...options.answers,
    },
  })
  const card = await findCard('Ваши данные')
  const button = card.getByRole('button', { name: 'Скачать мои данные' })
  await app.user.click(button)
  return { ...app, button }
}

/** What stands on the pages that not every city has. */
const others = {
  'get-benefits-v2': () =>
    ok([{ type: 'Абонемент', zone: 'all', sale: 100, transport: '#', startOf: '01/11/26 00:00' }]),
  'fines/v1': () =>
    ok([{ uin: '1', fineStatus: 'Не оплачен', date: '2026-11-01 10:00:00', totalSum: '3000.00' }]),
  'receipt-list': () =>
    ok([{ receiptnumber: '500001', date: '2026-11-21 12:00:00', sum: '500.50', type: 1 }]),
  'getAppeals/v1': () =>
    ok([
      { id: '7', subject: 'Оплата', status: 'В работе' },
      { id: '8', subject: 'Другое', status: 'Завершено' },
    ]),
  'getMessages/v1': ({ fields }: { readonly fields: Readonly<Record<string, string>> }) =>
    ok([
      { date: '2026-11-21 12:00:00', text: `Письмо ${fields['idAppeal']}`, out: 1 },
      { date: '2026-11-21 13:00:00' },
    ]),
} satisfies Record<string, Answer>
const whole: Options = {
  state: { modes: { viewPenalty: true, useReceipts: true } },
  city: { flags: { penalty: true, receipts: true, feedback: true } },
}

describe('the file of one’s own data', () => {
  it('has what stands on the other pages of the account too', async () => {
    await download(history(1), { ...whole, answers: others })
    await screen.findByText('Файл готов.')
    const data = JSON.parse((await files[0]?.text()) ?? '')
    expect(data).toMatchObject({
      permits: [{ name: 'Абонемент', startsAt: '2026-10-31T21:00:00.000Z' }],
      fines: [{ uin: '1', at: '2026-11-01T07:00:00.000Z', total: 3000, paid: 0 }],
      receipts: [{ number: '500001', at: '2026-11-21T09:00:00.000Z', sum: 500.5 }],
      appeals: [
        {
          id: '7',
          subject: 'Оплата',
          messages: [{ at: '2026-11-21T09:00:00.000Z', text: 'Письмо 7', author: 'driver' }],
          unreadable: 1,
        },
        { id: '8', messages: [{ text: 'Письмо 8' }] },
      ],
      unreadable: { permits: 0, fines: 0, receipts: 0, appeals: 0 },
    })
  })

  it('says nothing of pages that the city has not, and does not ask for them', async () => {
    const { server } = await download(history(1), { answers: others })
    await screen.findByText('Файл готов.')
    const data = JSON.parse((await files[0]?.text()) ?? '')
    for (const part of ['fines', 'receipts', 'appeals']) expect(data).not.toHaveProperty(part)
    expect(server.callsOf('fines/v1')).toEqual([])
    expect(server.callsOf('receipt-list')).toEqual([])
    expect(server.callsOf('getAppeals/v1')).toEqual([])
  })

  it.each(Object.keys(others))('is not made where %s cannot be read', async (name) => {
    const answers = { ...others, [name]: () => refusal('UnknownError') }
    await download(history(1), { ...whole, answers })
    expect((await screen.findByRole('alert')).textContent).toContain('Файл не готов')
    expect(files).toEqual([])
  })

  it('is not made of two drivers', async () => {
    const { answer, come } = later()
    const { context, button } = await download(answer)
    context.session.send({ kind: 'otherTabLoggedIn', token: 'token-2' })
    come(ok([operation(1)], { total: 1 }))
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
    expect(files).toEqual([])
  })

  it('is named after the city’s day', async () => {
    await download(history(1), { state: { now: Date.UTC(2026, 10, 21, 22) } })
    await screen.findByText('Файл готов.')
    expect(names).toEqual(['parking-kazan-2026-11-22.json'])
  })

  it('has all that the account shows, and nothing to sign in with', async () => {
    await download(history(120, 50))
    await screen.findByText('Файл готов.')
    const text = (await files[0]?.text()) ?? ''
    const data = JSON.parse(text)
    expect(data).toMatchObject({
      city: 'Казань',
      profile: {
        email: 'driver@parking.example',
        lastName: 'Иванова',
        balance: 1500.5,
        phones: [
          { number: '79160000001', isMain: true },
          { number: '79160000002', isMain: false },
        ],
      },
      vehicles: [],
      documents: [],
      settings: { pushOff: false, remindBeforeEnd: true },
      unreadable: { operations: 0 },
    })
    expect(data.operations).toHaveLength(120)
    expect(data.operations[119]).toMatchObject({
      orderNumber: '119',
      sum: 100.5,
      at: '2026-11-21T09:05:00.000Z',
    })
    expect(text).not.toMatch(/token|password/i)
  })

  it('is made once, however often it is asked for meanwhile', async () => {
    const { answer, come } = later()
    const { user, button, server } = await download(answer)
    await user.click(button)
    come(ok([operation(1)], { total: 1 }))
    await screen.findByText('Файл готов.')
    expect(server.callsOf('get-operations-with-filter')).toHaveLength(1)
    expect(files).toHaveLength(1)
  })

  it('ends also where the back end counts nothing and knows no pages', async () => {
    const { server } = await download(() => ok([operation(1), operation(2)]))
    await screen.findByText('Файл готов.')
    expect(JSON.parse((await files[0]?.text()) ?? '').operations).toHaveLength(2)
    expect(server.callsOf('get-operations-with-filter')).toHaveLength(2)
  })

  it('is not made of a part, and can be asked for again', async () => {
    let answer: Answer = () => refusal('UnknownError')
    const { user, button } = await download((call, own) => answer(call, own))
    expect((await screen.findByRole('alert')).textContent).toContain('Файл не готов')
    expect(files).toEqual([])
    answer = history(2)
    await user.click(button)
    await screen.findByText('Файл готов.')
    expect(files).toHaveLength(1)
  })
})

describe('what this browser keeps', () => {
  it('is told in words, and deleted but for what must stay', async () => {
    window.localStorage.setItem('parking.person.last.kazan', '{}')
    window.localStorage.setItem('parking.token.kazan.driver', 'token-1')
    const { user } = await openMine()
    const card = await findCard('Что хранит этот браузер')
    expect(card.getByText(/Последняя парковка/)).toBeTruthy()
    expect(card.queryByText(/прошёл ли он/)).toBeNull()
    await user.click(card.getByRole('button', { name: 'Удалить это' }))
    expect(card.getByText('Удалено.')).toBeTruthy()
    expect(card.queryByText(/Последняя парковка/)).toBeNull()
    expect(card.getByText(/Вход в личный кабинет/)).toBeTruthy()
    expect(window.localStorage.getItem('parking.person.last.kazan')).toBeNull()
  })

  it('is told to be nothing where there is nothing to delete', async () => {
    await openMine()
    const card = await findCard('Что хранит этот браузер')
    expect(card.getByText('Удалять здесь нечего.')).toBeTruthy()
    expect(card.queryByText(/запоминает/)).toBeNull()
  })

  it('may concern a payment that is not explained, which stays until it is', async () => {
    window.localStorage.setItem('parking.pending.kazan.topUp', '[{}]')
    window.localStorage.setItem('parking.language', 'ru')
    const { user } = await openMine()
    const card = await findCard('Что хранит этот браузер')
    await user.click(card.getByRole('button', { name: 'Удалить это' }))
    expect(card.getByText(/ещё не известно, прошёл ли он/)).toBeTruthy()
    expect(window.localStorage.getItem('parking.pending.kazan.topUp')).toBe('[{}]')
  })
})
