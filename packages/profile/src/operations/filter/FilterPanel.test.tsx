import { fireEvent, screen, waitFor } from '@testing-library/react'
import { later, ok, refusal } from '@parking/runtime/testing'
import { describe, expect, it } from 'vitest'
import { askedOf, many, openHistory, operation } from '../openHistory.testkit.ts'

const found = () => ok([operation], { total: 1 })
const rows = async () => (await screen.findAllByRole('rowheader')).map((row) => row.textContent)
const addressOf = ({ router }: { router: { state: { location: { search: unknown } } } }) =>
  router.state.location.search

describe('the filter of the history', () => {
  it('begins with this month and everything in it', async () => {
    const { server } = await openHistory(found)
    await rows()
    expect(askedOf(server)).toHaveLength(1)
    expect(askedOf(server)[0]).toMatchObject({
      StartDate: expect.stringMatching(/^01\//u),
      Operation: 'all',
      Vehicle: 'all',
      Zone: 'all',
    })
    expect(screen.getByRole('button', { name: 'Фильтр' }).getAttribute('aria-expanded')).toBe(
      'false',
    )
    expect(screen.queryByRole('button', { name: 'Сбросить фильтр' })).toBeNull()
  })

  it('is read from the address: a shared link shows the same', async () => {
    const { server } = await openHistory(found, {
      search: '?period=custom&from=2026-11-02&to=2026-11-04&type=refill&vehicle=А123ВС116&zone=101',
    })
    await rows()
    expect(askedOf(server)[0]).toMatchObject({
      StartDate: '02/11/2026',
      EndDate: '04/11/2026',
      Operation: 'refill',
      Vehicle: 'А123ВС116',
      Zone: '101',
    })
    expect(screen.getByRole('button', { name: 'Фильтр: 4' })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Начало').value).toBe('2026-11-02')
  })

  it('drops from the address what is no filter', async () => {
    const app = await openHistory(found, { search: '?period=never&type=theft&zone=<b>&foo=1' })
    await rows()
    expect(addressOf(app)).toEqual({})
    expect(askedOf(app.server)).toHaveLength(1)
  })

  it('makes a range that begins after its end the day of its end', async () => {
    const app = await openHistory(found, { search: '?period=custom&from=2026-11-05&to=2026-11-03' })
    await rows()
    expect(addressOf(app)).toEqual({ period: 'custom', from: '2026-11-03', to: '2026-11-03' })
    expect(askedOf(app.server)[0]).toMatchObject({ StartDate: '03/11/2026', EndDate: '03/11/2026' })
  })

  it('goes into the address, reads anew, and comes back with Back', async () => {
    const app = await openHistory(({ fields }) =>
      fields['Operation'] === 'refill'
        ? ok([{ ...operation, type: 'refill' }], { total: 1 })
        : ok([operation], { total: 1 }),
    )
    expect(await rows()).toEqual(['Оплата парковкиЗаказ 100500'])
    await app.user.selectOptions(screen.getByLabelText('Операции'), 'Пополнения')
    await waitFor(async () => expect(await rows()).toEqual(['ПополнениеЗаказ 100500']))
    expect(addressOf(app)).toEqual({ type: 'refill' })
    app.router.history.back()
    await waitFor(async () => expect(await rows()).toEqual(['Оплата парковкиЗаказ 100500']))
    expect(addressOf(app)).toEqual({})
    // Chosen again it is asked again, however fresh the last answer is.
    await app.user.selectOptions(screen.getByLabelText('Операции'), 'Пополнения')
    await waitFor(() =>
      expect(askedOf(app.server).map(({ Operation }) => Operation)).toEqual([
        'all',
        'refill',
        'refill',
      ]),
    )
  })

  it('shows the last one’s answer alone when it is changed quickly', async () => {
    const late = later()
    const { user } = await openHistory((call, own) => {
      if (call.fields['Operation'] === 'refill') return late.answer(call, own)
      return ok([{ ...operation, type: call.fields['Operation'] }], { total: 1 })
    })
    const type = await screen.findByLabelText('Операции')
    await user.selectOptions(type, 'Пополнения')
    await user.selectOptions(type, 'Продления')
    await waitFor(async () => expect(await rows()).toEqual(['ПродлениеЗаказ 100500']))
    late.come(ok([{ ...operation, type: 'refill' }], { total: 1 }))
    await waitFor(async () => expect(await rows()).toEqual(['ПродлениеЗаказ 100500']))
  })

  it('begins a range with the days that were shown, and takes whole days', async () => {
    const { user, server } = await openHistory(found, { search: '?period=today' })
    await rows()
    const [today] = askedOf(server)
    await user.selectOptions(screen.getByLabelText('Период'), 'Выбрать даты')
    const from = await screen.findByLabelText<HTMLInputElement>('Начало')
    expect(askedOf(server)[0]?.['StartDate']).toBe(today?.['StartDate'])
    // A year that is still being typed asks nothing.
    fireEvent.change(from, { target: { value: '0002-11-01' } })
    fireEvent.change(from, { target: { value: '2020-11-01' } })
    await waitFor(() => expect(askedOf(server).at(-1)?.['StartDate']).toBe('01/11/2020'))
    expect(askedOf(server).at(-1)?.['EndDate']).toBe(today?.['EndDate'])
    expect(askedOf(server).map(({ StartDate }) => StartDate)).not.toContain('01/11/0002')
  })

  it.each([
    ['is left', (field: HTMLElement) => fireEvent.blur(field)],
    ['gets Enter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })],
  ])(
    'takes a day that is typed once the field %s, and leaves the other day alone',
    async (_, end) => {
      const app = await openHistory(found, {
        search: '?period=custom&from=2026-12-20&to=2026-12-31',
      })
      await rows()
      const to = screen.getByLabelText<HTMLInputElement>('Конец')
      // As browsers tell it figure by figure: 01.02.2027.
      for (const day of ['2026-12-01', '2026-02-01', '0002-02-01', '2027-02-01']) {
        fireEvent.keyDown(to, { key: '1' })
        fireEvent.change(to, { target: { value: day } })
        expect(to.value).toBe(day)
      }
      expect(addressOf(app)).toMatchObject({ from: '2026-12-20', to: '2026-12-31' })
      end(to)
      await waitFor(() =>
        expect(addressOf(app)).toEqual({ period: 'custom', from: '2026-12-20', to: '2027-02-01' }),
      )
      await waitFor(() => expect(askedOf(app.server).at(-1)?.['EndDate']).toBe('01/02/2027'))
      expect(askedOf(app.server)).toHaveLength(2)
    },
  )

  it.each([
    [true, ['bonus20'], { type: 'bonus20' }],
    [false, [], {}],
  ])('offers bonuses where a city has them: %s', async (useBonus, offered, address) => {
    const app = await openHistory(found, { search: '?type=bonus20', settings: { useBonus } })
    await rows()
    const options = [...screen.getByLabelText<HTMLSelectElement>('Операции').options]
    expect(options.map(({ value }) => value).filter((value) => value === 'bonus20')).toEqual(
      offered,
    )
    expect(options.map(({ value }) => value)).toContain('subscription')
    expect(addressOf(app)).toEqual(address)
  })

  it('keeps a car that is none of the account’s any more', async () => {
    await openHistory(found, { search: '?vehicle=В777ОР716' })
    await rows()
    const vehicle = screen.getByLabelText<HTMLSelectElement>('Машина')
    await waitFor(() =>
      expect([...vehicle.options].map(({ text }) => text)).toEqual([
        'Все машины',
        'В 777 ОР 716',
        'А 123 ВС 116',
      ]),
    )
    expect(vehicle.value).toBe('В777ОР716')
  })

  it('says which of its lists did not load, and loads it again; the rest is there', async () => {
    let isBroken = true
    const { user } = await openHistory(found, {
      zones: () =>
        isBroken ? refusal('UnknownError') : ok([{ zonenumber: '7', zonename: '7', prices: [] }]),
    })
    await rows()
    expect(await screen.findByText('Список зон не загрузился.')).toBeTruthy()
    isBroken = false
    await user.click(
      screen.getByRole('button', { name: 'Попробовать ещё раз загрузить список зон' }),
    )
    expect(await screen.findByRole('option', { name: '7' })).toBeTruthy()
  })

  it('says in one place how many pass it, none included: a new place would be told to nobody', async () => {
    const { user } = await openHistory(({ fields }) =>
      fields['Operation'] === 'refill' ? ok([], { total: 0 }) : ok(many(2), { total: 2 }),
    )
    const told = (await screen.findByText('Найдено 2 операции')).closest('output')
    await user.selectOptions(screen.getByLabelText('Операции'), 'Пополнения')
    await waitFor(() => expect(told?.textContent).toBe('Найдено 0 операций'))
    expect(told?.isConnected).toBe(true)
  })

  it('says that nothing passes it and offers to clear it, then to see all time', async () => {
    const app = await openHistory(
      ({ fields }) =>
        fields['StartDate'] === '01/01/2000' ? ok(many(2), { total: 2 }) : ok([], { total: 0 }),
      { search: '?type=renew' },
    )
    expect(await screen.findByText('Таких операций нет')).toBeTruthy()
    const clear = screen.getAllByRole('button', { name: 'Сбросить фильтр' }).at(-1)
    if (clear !== undefined) await app.user.click(clear)
    await app.user.click(await screen.findByRole('button', { name: 'Показать за всё время' }))
    expect(await rows()).toHaveLength(2)
    expect(addressOf(app)).toEqual({ period: 'all' })
    expect(screen.getByText('Найдено 2 операции')).toBeTruthy()
  })
})
