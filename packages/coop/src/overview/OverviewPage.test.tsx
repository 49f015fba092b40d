import { ok, refusal, type Answer } from '@parking/runtime/testing'
import { noon } from '@parking/runtime/testing/city'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fleet, openFleet } from '../testing/fleet.ts'
import { renderConsole } from '../testing/renderConsole.tsx'

beforeEach(() => window.localStorage.clear())

const pad = (part: number) => String(part).padStart(2, '0')
/** An instant as the wire writes it in Moscow, so many hours from the city's noon. */
function moscow(hours: number): string {
  const at = new Date(noon + (3 + hours) * 3_600_000)
  const day = [pad(at.getUTCDate()), pad(at.getUTCMonth() + 1), at.getUTCFullYear()].join('/')
  return `${day} ${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}`
}
const paid = (orderNumber: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  orderNumber,
  type: 'payment',
  status: 'done',
  dateOperation: moscow(-1),
  startsOf: moscow(-1),
  endOf: moscow(1),
  duration: 120,
  zone: '101',
  transport: 'А123ВС116',
  sum: '70',
  driverPhone: '79001000001',
  ...changes,
})
const history = [
  paid('1'),
  paid('2', { zone: '102', startsOf: moscow(0.5), endOf: moscow(2), sum: '30.50' }),
  paid('3', {
    transport: 'В001ВВ116',
    driverPhone: '79995554433',
    startsOf: moscow(-30),
    endOf: moscow(-29),
  }),
]
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/gu, ' ') ?? ''

async function open(answer: Answer, path = '/coop-profile/overview?period=weekly') {
  const server = openFleet(fleet, { 'get-operations-with-filter': answer })
  const rendered = await renderConsole(server, { path, token: 'token-1' })
  return { ...rendered, server }
}

/** The rows of the table of sums, without their columns' names. */
async function sums(): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: 'Расходы в числах' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => plain(cell.lastChild?.textContent)))
}

describe('the overview of a company', () => {
  it('says what is parked now, until when and by whom', async () => {
    await open(() => ok(history, { total: 3 }))
    const card = await screen.findByRole('region', { name: 'Сейчас на парковке' })
    const [row, ...others] = within(card).getAllByRole('listitem')
    expect(others).toEqual([])
    expect(row?.textContent).toMatch(/До .*Зона 101.*Водитель Первый/u)
  })

  it('tells spending apart by vehicle, driver and zone, in sums that agree', async () => {
    const { user } = await open(() => ok(history, { total: 3 }))
    expect(await sums()).toEqual([
      ['А 123 ВС 116', '100,50 ₽', '0,00 ₽', '2'],
      ['В 001 ВВ 116', '70,00 ₽', '0,00 ₽', '1'],
      ['Всего', '170,50 ₽', '0,00 ₽', '3'],
    ])
    await user.click(screen.getByRole('radio', { name: 'Водители' }))
    expect((await sums()).map(([name]) => name)).toEqual([
      'Водитель Первый',
      expect.stringMatching(/^\+7 \(999\) 555/u),
      'Всего',
    ])
    await user.click(screen.getByRole('radio', { name: 'Зоны' }))
    expect((await sums()).map(([name, spent]) => [name, spent])).toEqual([
      ['Зона 101', '140,00 ₽'],
      ['Зона 102', '30,50 ₽'],
      ['Всего', '170,50 ₽'],
    ])
    expect(screen.getByRole('img', { name: /График расходов/u })).toBeTruthy()
  })

  it('shows what was paid for twice', async () => {
    await open(() => ok(history, { total: 3 }))
    const card = await screen.findByRole('region', { name: 'Оплачено дважды' })
    expect(within(card).getAllByRole('listitem')).toHaveLength(1)
    expect(card.textContent).toContain('Зона 101 и Зона 102')
  })

  it('reads another period only where it is longer, and has it in the address', async () => {
    const { user, router, server } = await open(() => ok(history, { total: 3 }))
    await screen.findByRole('table')
    const period = screen.getByRole('combobox', { name: 'Период' })
    await user.selectOptions(period, 'Сегодня')
    await waitFor(() => expect(router.state.location.search).toEqual({ period: 'today' }))
    expect(server.callsOf('get-operations-with-filter')).toHaveLength(1)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Период' }), 'За всё время')
    await waitFor(() => expect(server.callsOf('get-operations-with-filter')).toHaveLength(2))
    const [, whole] = server.callsOf('get-operations-with-filter')
    expect(whole?.fields['StartDate']).toContain('2000')
  })

  it('says how long the balance lasts, and warns below the sum that was set', async () => {
    const { user } = await open(() => ok(history, { total: 3 }))
    const card = await screen.findByRole('region', { name: 'Баланс' })
    // 170.50 in a week is 24.36 a day, and 100 are left.
    await waitFor(() =>
      expect(plain(card.textContent)).toMatch(/При расходе 24,36 ₽ в день хватит на 4 дня, по /u),
    )
    const field = within(card).getByRole('textbox', { name: /^Предупреждать/u })
    await user.type(field, 'сто{Enter}')
    expect(within(card).getByText(/Введите сумму/u)).toBeTruthy()
    await user.clear(field)
    await user.type(field, '100,01{Enter}')
    expect(plain((await within(card).findByRole('status')).textContent)).toContain(
      'На балансе меньше 100,01 ₽',
    )
    await user.clear(field)
    await user.type(field, '100{Enter}')
    // Of the end within days it warns all the same.
    await waitFor(() =>
      expect(within(card).getByRole('status').textContent).toContain('хватит на 4 дня'),
    )
    await user.clear(field)
    await user.type(field, '1000000001{Enter}')
    const refused = within(card).getByText(/^Введите не больше/u)
    expect(plain(refused.textContent)).toBe(
      'Введите не больше 1 000 000 000,00 ₽. Пока предупреждаем ниже прежней: 100,00 ₽.',
    )
    await user.clear(field)
    await user.type(field, '5000000{Enter}')
    expect(within(card).queryByText(/^Введите/u)).toBeNull()
    expect((await within(card).findByRole('status')).textContent).toContain('На балансе меньше')
  })

  it('counts what somebody should look at, each count leading to its rows', async () => {
    const { user, router } = await open(() => ok(history, { total: 3 }))
    const summary = await screen.findByRole('region', { name: 'Состав автопарка' })
    await user.click(within(summary).getByRole('link', { name: 'Без водителя: 1' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/coop-profile/vehicles'))
    expect(router.state.location.search).toEqual({ show: 'lonely' })
  })

  it('hides what a city refuses to tell companies, and nothing else', async () => {
    await open(() => refusal('AccountNotFound'))
    expect(await screen.findByText(/не показывает компаниям/u)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Баланс' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Расходы' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([403, 404, 405, 501])('hides it also where it is answered with %s', async (status) => {
    await open(() => new Response('<h1>No</h1>', { status }))
    expect(await screen.findByText(/не показывает компаниям/u)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps what it has read where the city refuses to go on', async () => {
    await open(({ fields }) =>
      Number(fields['offset']) > 0 ? refusal('ServerError') : ok(history, { total: 9 }),
    )
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect((await sums()).at(-1)?.at(-1)).toBe('3')
    expect(screen.queryByText(/не показывает компаниям/u)).toBeNull()
  })

  it('says that not all could be read, and tries again', async () => {
    let isBroken = true
    const { user } = await open(() => {
      if (isBroken) throw new TypeError('offline')
      return ok(history, { total: 3 })
    })
    const alert = await screen.findByRole('alert')
    isBroken = false
    await user.click(within(alert).getByRole('button'))
    expect((await sums()).at(-1)?.at(-1)).toBe('3')
  })
})

describe('one driver and one vehicle', () => {
  it('lead to each other, with what they spent and where they parked last', async () => {
    const { user, server } = await open(
      () => ok(history.slice(0, 2), { total: 2 }),
      '/coop-profile/drivers',
    )
    await user.click(await screen.findByRole('link', { name: 'Водитель Первый' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Водитель Первый' })).toBeTruthy()
    const page = await screen.findByRole('region', { name: 'Последние 90 дней' })
    await waitFor(() => expect(plain(page.textContent)).toContain('Потрачено100,50 ₽'))
    expect(page.textContent).toMatch(/Последняя парковкаЗона 102/u)
    expect(server.callsOf('get-operations-with-filter')[0]?.fields['Driver']).toBe('79001000001')
    const facts = screen.getByRole('region', { name: 'Что известно' })
    await user.click(within(facts).getByRole('link'))
    expect(await screen.findByRole('heading', { level: 1, name: /А 123 ВС/u })).toBeTruthy()
    expect(screen.getByText('356901, работает')).toBeTruthy()
    expect(server.callsOf('get-operations-with-filter').at(-1)?.fields['Vehicle']).toBe('А123ВС116')
    expect(screen.getByRole('link', { name: 'Водитель Первый' })).toBeTruthy()
  })

  it('that lead to another one show what that one spent', async () => {
    const alike = { plate: 'А124ВС116', vin: 'XTA4', imei: '' }
    const server = openFleet(
      { ...fleet, vehicles: [...fleet.vehicles, alike] },
      {
        'get-operations-with-filter': ({ fields }) =>
          ok(fields['Vehicle'] === 'А123ВС116' ? history.slice(0, 1) : []),
      },
    )
    const { user } = await renderConsole(server, {
      path: '/coop-profile/vehicles/1',
      token: 'token-1',
    })
    const spent = async () =>
      plain((await screen.findByRole('region', { name: 'Последние 90 дней' })).textContent)
    await waitFor(async () => expect(await spent()).toContain('Потрачено70,00 ₽'))
    const facts = screen.getByRole('region', { name: 'Что известно' })
    await user.click(within(facts).getByRole('link', { name: /1 2 4/u }))
    expect(await screen.findByRole('heading', { level: 1, name: 'А 124 ВС 116' })).toBeTruthy()
    await waitFor(async () => expect(await spent()).toContain('Потрачено0,00 ₽'))
  })

  it('that is gone is said to be gone', async () => {
    await open(() => ok([]), '/coop-profile/vehicles/nothing')
    expect(await screen.findByText('Такой записи нет')).toBeTruthy()
  })
})

describe('the company’s own page', () => {
  it('warns of a low balance too', async () => {
    const { user, router } = await open(() => ok([]))
    const field = await screen.findByRole('textbox', { name: /^Предупреждать/u })
    await user.type(field, '200{Enter}')
    await act(() => router.navigate({ to: '/coop-profile' }))
    await screen.findByRole('region', { name: 'Реквизиты' })
    expect(screen.getByText(/На балансе меньше/u)).toBeTruthy()
  })
})
