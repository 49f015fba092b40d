import { ok, refusal, type Answer } from '@parking/runtime/testing'
import { strFromU8, unzipSync } from 'fflate'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fleet, openFleet } from '../testing/fleet.ts'
import { watchSaved } from '../testing/watchSaved.ts'
import { renderConsole } from '../testing/renderConsole.tsx'

afterEach(() => vi.restoreAllMocks())

const paid = (orderNumber: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  orderNumber,
  type: 'payment',
  status: 'done',
  dateOperation: '24/11/2026 10:00',
  startsOf: '24/11/2026 10:00',
  endOf: '24/11/2026 12:00',
  duration: 120,
  zone: '101',
  transport: 'А123ВС116',
  sum: '70',
  driverPhone: '79001000001',
  ...changes,
})
const history = [
  paid('1'),
  paid('2', {
    transport: 'В001ВВ116',
    zone: '102',
    sum: '30.50',
    driverPhone: '79001000002',
    dateOperation: '23/11/2026 10:00',
  }),
  paid('777', { type: 'refill', sum: '1000', transport: '', zone: '', driverPhone: '' }),
  paid('4', { type: 'cancel', sum: '20', dateOperation: '01/10/2026 10:00' }),
  paid('5', { status: 'error', sum: '500' }),
]

async function open(
  answer: Answer = () => ok(history, { total: history.length }),
  search = '?period=all',
) {
  const server = openFleet(fleet, { 'get-operations-with-filter': answer })
  const path = `/coop-profile/operations${search}`
  const rendered = await renderConsole(server, { path, token: 'token-1' })
  await screen.findByRole('heading', { level: 1, name: 'Операции' })
  return { ...rendered, server }
}

const rows = async () =>
  (await screen.findAllByRole('rowheader')).map(({ textContent }) => /\d+/u.exec(textContent)?.[0])
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/gu, ' ') ?? ''

async function save(user: Awaited<ReturnType<typeof open>>['user'], name: string): Promise<Blob> {
  const files = watchSaved()
  await user.click(await screen.findByRole('button', { name: 'Скачать' }))
  await user.click(await screen.findByRole('menuitem', { name }))
  await waitFor(() => expect(files).toHaveLength(1))
  return files[0] ?? new Blob()
}

describe('the operations of a company', () => {
  it('are listed with who has driven what, and what was spent', async () => {
    await open()
    expect(await rows()).toEqual(['1', '777', '5', '2', '4'])
    expect(screen.getByText('Найдено 5 операций')).toBeTruthy()
    expect(plain(screen.getByText(/^Списано/u).textContent)).toBe(
      'Списано 100,50 ₽, возвращено 20,00 ₽.',
    )
    const row = screen.getAllByRole('rowheader')[0]?.closest('tr')
    expect(row?.textContent).toContain('Водитель Первый')
  })

  it.each([
    ['a plate, in either alphabet', 'b001bb', ['2']],
    ['a driver', 'второй', ['2']],
    ['a phone as it is dialled', '8 900 100-00-02', ['2']],
    ['an order', '777', ['777']],
  ])('are found by %s', async (_, typed, found) => {
    const { user, router } = await open()
    await user.type(
      await screen.findByRole('searchbox', { name: 'Машина, водитель или заказ' }),
      typed,
    )
    await waitFor(async () => expect(await rows()).toEqual(found))
    expect(router.state.location.search).toMatchObject({ q: typed })
  })

  it('are chosen by kind, zone and period, as the address says, without reading them again', async () => {
    const { user, router, server } = await open()
    await rows()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Зона' }), '102')
    await waitFor(async () => expect(await rows()).toEqual(['2']))
    expect(router.state.location.search).toEqual({ period: 'all', zone: '102' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Зона' }), 'Все зоны')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Операции' }), 'Пополнения')
    await waitFor(async () => expect(await rows()).toEqual(['777']))
    await act(() =>
      router.navigate({
        to: '/coop-profile/operations',
        search: { period: 'custom', from: '2026-10-01', to: '2026-10-31' },
      }),
    )
    await waitFor(async () => expect(await rows()).toEqual(['4']))
    expect(server.callsOf('get-operations-with-filter')).toHaveLength(1)
  })

  it('are not read again on the way from and to the overview', async () => {
    const { router, server } = await open()
    await rows()
    await act(() => router.navigate({ to: '/coop-profile/overview' }))
    await screen.findByRole('region', { name: 'Сейчас на парковке' })
    await act(() => router.navigate({ to: '/coop-profile/operations', search: { period: 'all' } }))
    expect(await rows()).toHaveLength(5)
    expect(server.callsOf('get-operations-with-filter')).toHaveLength(1)
  })

  it('are forgotten for the next company', async () => {
    const { context, router, server } = await open()
    await rows()
    act(() => context.session.send({ kind: 'loggedOut' }))
    await screen.findByRole('heading', { name: 'Вход для юридических лиц' })
    act(() => context.session.send({ kind: 'loggedIn', token: 'token-2' }))
    await act(() => router.navigate({ to: '/coop-profile/operations', search: { period: 'all' } }))
    await waitFor(() =>
      expect(
        server.callsOf('get-operations-with-filter').map(({ fields }) => fields['token']),
      ).toEqual(['token-1', 'token-2']),
    )
  })

  it('are summed by vehicle, driver, zone and month once somebody asks', async () => {
    const { user } = await open()
    await user.click(await screen.findByText(/^Суммы: по машинам/u))
    const table = await screen.findByRole('table', { name: 'Расходы в числах' })
    expect(plain(within(table).getAllByRole('row').at(-1)?.textContent)).toContain('100,50 ₽')
    await user.click(screen.getByRole('radio', { name: 'Водители' }))
    expect(within(table).getByRole('rowheader', { name: 'Водитель Второй' })).toBeTruthy()
  })

  it('are saved as a table with numbers, a row each', async () => {
    const { user } = await open()
    const text = await (await save(user, 'Операции, таблица CSV')).text()
    const [head, ...lines] = text.replace('\uFEFF', '').split('\r\n')
    expect(head).toMatch(/^Дата и время;Операция;Статус;Заказ;Машина;Водитель/u)
    expect(lines).toHaveLength(5)
    expect(lines[0]).toBe(
      '24.11.2026 10:00;Оплата парковки;Выполнена;1;А123ВС116;Водитель Первый;79001000001;101;;24.11.2026 10:00;24.11.2026 12:00;120;;70,00;0,00;0,00;',
    )
    expect(lines.find((line) => line.includes(';777;'))).toMatch(/;0,00;1000,00;0,00;$/u)
    // What failed has moved nothing.
    expect(lines.find((line) => line.includes(';5;'))).toMatch(/;0,00;0,00;0,00;$/u)
  })

  it('are saved with a sheet of sums that agree', async () => {
    const { user } = await open()
    const book = await save(user, 'Книга Excel: операции и суммы (XLSX)')
    const parts = unzipSync(new Uint8Array(await book.arrayBuffer()))
    const names = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())
    expect(names).toMatch(/Операции.*Суммы/su)
    const sums = await (await save(user, 'Суммы, таблица CSV')).text()
    const totals = sums.split('\r\n').filter((line) => line.includes(';Всего;'))
    expect(totals.map((line) => line.replace(/^[^;]*;/u, ''))).toEqual(
      Array.from({ length: 4 }, () => 'Всего;100,50;20,00;80,50;3'),
    )
  })

  it('are hidden where the city does not tell them', async () => {
    await open(() => refusal('AccountNotFound'))
    expect(await screen.findByText(/не показывает компаниям/u)).toBeTruthy()
  })

  it('are not saved while not all are read', async () => {
    await open(({ fields }) =>
      Number(fields['offset']) > 0 ? new TypeError('offline') : ok(history, { total: 9 }),
    )
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByText(/скачать их пока нельзя/u)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Скачать' })).toBeNull()
  })
})
