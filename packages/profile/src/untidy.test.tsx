import { nastyValues } from '@parking/domain/testing'
import { backEnd, ok } from '@parking/runtime/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderProfile } from './testing/renderProfile.tsx'

const fine = {
  uin: '18810116260000000001',
  fineStatus: 'Не оплачен',
  totalSum: '3000.00',
  paidSum: '0.00',
  date: '2026-11-25 15:44:40',
  sts: '1600123456',
  grz: 'А123ВС116',
  start: '2026-10-30 10:00:00',
  end: '2026-10-30 11:30:00',
  place: 'улица Баумана, 1',
  type: 'Неоплата парковки',
  provider: 'Администрация города',
  article: '3.9',
  offenseDate: '2026-10-30 11:31:00',
  rulingDate: '2026-11-02 10:05:00',
  discountDate: '2100-01-01 12:00:00',
  orderNumber: 'F-1',
}
const operation = {
  orderNumber: '100500',
  type: 'payment',
  status: 'done',
  dateOperation: '21/11/2026 12:05',
  startsOf: '21/11/2026 12:05',
  endOf: '21/11/2026 13:05',
  duration: '60',
  zone: '101',
  parking: '10101',
  tariff: '100',
  transport: 'А123ВС116',
  sum: '100.50',
  sumSale: '1',
  checkFiscal: 'https://receipts.example/1',
  driverPhone: '79000000001',
  description: 'Оплата',
}
const receipt = {
  receiptnumber: '500001',
  receiptname: 'Пополнение',
  date: '2026-11-21 12:00:00',
  sum: '500.00',
  status: 'Не оплачено',
  UIN: '18810116000000000001',
  type: 1,
}
const appeal = { id: '1', subject: 'Оплата', status: 'В работе', lastMessage: { text: 'Спасибо' } }
const message = { date: '2026-11-20 10:00:00', text: 'Не пришёл чек', out: 1 }

/** Lists of an entry that is good and twelve with some of the values in some of their fields. */
const spoilt = (entry: object) => {
  const field = fc.constantFrom(...Object.keys(entry))
  const changes = fc.dictionary(field, fc.constantFrom(...nastyValues), { minKeys: 1, maxKeys: 3 })
  return fc
    .array(changes, { minLength: 12, maxLength: 12 })
    .map((list) => [entry].concat(list.map((change) => Object.assign({}, entry, change))))
}

/** Draws six such lists; each page is put away before the next. */
const everyList = (entry: object, draw: (list: readonly object[]) => Promise<void>) =>
  fc.assert(fc.asyncProperty(spoilt(entry), (list) => draw(list)).afterEach(cleanup), {
    numRuns: 6,
    endOnFailure: true,
  })

/** Opens a page of a driver whose lists are these. */
async function open(page: string, results: Readonly<Record<string, object>>) {
  const answers = Object.entries(results).map(
    ([name, result]) => [name, () => (result instanceof Response ? result : ok(result))] as const,
  )
  return renderProfile({
    backEnd: backEnd({
      'get-profile-v6': () => ok({ email: 'driver@parking.example', sessions: [] }),
      'get-options-info-v3': () => ok({ isClose: false, viewPenalty: true, useReceipts: true }),
      ...Object.fromEntries(answers),
    }),
    path: `/profile/${page}`,
    token: 'token-1',
    city: { flags: { penalty: true, receipts: true, feedback: true } },
  })
}

/** Opens every line that can be opened, and says which heading the page has then. */
function openLines(): string | null | undefined {
  for (const line of document.querySelectorAll('[aria-expanded="false"]')) fireEvent.click(line)
  return document.querySelector('h1')?.textContent
}

describe('the fines', () => {
  it('leave out the dates that another system left empty', async () => {
    const empty = { offenseDate: '01.01.0001 00:00:00', rulingDate: '0001-01-01T00:00:00' }
    await open('penalty', { 'fines/v1': [{ ...fine, ...empty }] })
    await screen.findByText('Неоплата парковки')
    expect(openLines()).toBe('Штрафы')
    expect(screen.getByText('Дата штрафа').nextElementSibling?.textContent).toBe('25.11.2026 15:44')
    expect(screen.queryByText('Постановление вынесено')).toBeNull()
    expect(screen.queryByText('Нарушение зафиксировано')).toBeNull()
  })

  it('are known by all digits of their numbers', async () => {
    const wire = JSON.stringify({ status: 'ok', result: [{ ...fine, uin: 'UIN' }] })
    const numbers = wire.replace('"UIN"', '18810116260123456789')
    await open('penalty', { 'fines/v1': new Response(numbers) })
    await screen.findByText('Неоплата парковки')
    openLines()
    expect(screen.getByText('18810116260123456789')).toBeTruthy()
  })

  it('are drawn whatever stands in their fields', () =>
    everyList(fine, async (list) => {
      await open('penalty', { 'fines/v1': list })
      await screen.findAllByText('Неоплата парковки')
      expect(openLines()).toBe('Штрафы')
    }))
})

describe('the history', () => {
  it('counts what was made at no time', async () => {
    const dates = { dateOperation: '01.01.0001 00:00:00', startsOf: '30.12.1899', endOf: '' }
    const list = [operation, { ...operation, ...dates }]
    await open('operations', { 'get-operations-with-filter': list })
    expect(await screen.findByText('1 запись не удалось прочитать.')).toBeTruthy()
    expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  })

  it('is drawn whatever stands in its fields', () =>
    everyList(operation, async (list) => {
      await open('operations', { 'get-operations-with-filter': list })
      await screen.findAllByText('Оплата парковки')
      expect(openLines()).toBe('История операций')
    }))
})

describe('the receipts', () => {
  it('are drawn whatever stands in their fields', () =>
    everyList(receipt, async (list) => {
      await open('receipts', { 'receipt-list': list })
      await screen.findAllByText('Пополнение')
      expect(openLines()).toBe('Квитанции')
    }))
})

describe('the appeals', () => {
  it('are drawn whatever stands in their fields', () =>
    everyList(appeal, async (list) => {
      await open('feedback', { 'getAppeals/v1': list })
      await screen.findAllByText('Спасибо')
      expect(openLines()).toBe('Обратная связь')
    }))

  it.each(Object.keys(message))('have a chat whatever stands in its %s', async (field) => {
    const messages = nastyValues.map((value) => Object.assign({}, message, { [field]: value }))
    const results = { 'getAppeals/v1': [appeal], 'getMessages/v1': [message, ...messages] }
    const { user } = await open('feedback', results)
    await user.click(await screen.findByRole('button', { name: /Оплата/u }))
    expect((await screen.findAllByText('Не пришёл чек')).length).toBeGreaterThan(0)
  })
})

describe('the profile', () => {
  const car = {
    id: '1',
    numberTs: 'А123ВС116',
    formatGrz: 'Russian',
    category: 'B',
    mainTs: true,
    name: 'Лада',
    country: 'RUS',
    STSNumber: '1600123456',
    docType: 'STS',
    deviceStatus: 'active',
    active: true,
    vin: 'X',
    imei: '1',
    region: '116',
  }

  it.each([
    ['ts', car],
    ['documents', { id: '1', title: '16 00 123456', type: 'VU' }],
    ['telephones', { phone: '79160000001', isMain: true }],
  ])('is drawn whatever stands in its %s', (name, entry) =>
    everyList(entry, async (list) => {
      const driver = { email: 'driver@parking.example', balance: '1500.50', sessions: [] }
      await open('my-profile', { 'get-profile-v6': { ...driver, [name]: list } })
      await screen.findByText('1 500,50 ₽')
      expect(openLines()).toBe('Мой профиль')
    }),
  )
})
