import { isSeen, pressed, seen } from '@parking/payments/testing'
import { noConnection, ok, refusal } from '@parking/runtime/testing'
import { type CityBackEnd, openCity } from '@parking/runtime/testing/city'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderPermits } from '../testing/renderPermits.tsx'

const path = '/profile/abonements/AB-1'
const held = {
  type: 'Абонемент на месяц',
  orderNum: 'AB-1',
  zone: 'all',
  sale: 100,
  transport: { numberTs: 'А123ВС116', formatGrz: 'Russian', category: 'B' },
  startOf: '2026-11-01 00:00:00',
  endOf: '2026-11-30 23:59:00',
}
const bought = {
  type: 'subscription',
  status: 'done',
  dateOperation: '2026-10-31 12:00:00',
  startsOf: '2026-11-01 00:00:00',
  orderNumber: '100500',
  sum: '2250.00',
  transport: 'А123ВС116',
}

/** A city whose driver has one permit, and an operation that paid for it. */
const cityWith = (permit: object = {}, operations: readonly object[] = [bought]): CityBackEnd =>
  openCity(
    {},
    {
      'get-benefits-v2': () => ok([{ ...held, ...permit }]),
      'get-operations-with-filter': () => ok(operations),
    },
  )

/** What stands under a name. */
async function valueOf(name: string): Promise<HTMLElement | null | undefined> {
  return (await screen.findByText(name)).parentElement?.querySelector('dd')
}

const textOf = async (name: string) => (await valueOf(name))?.textContent

describe('the sheet of a permit', () => {
  it('says for which car, where, from when to when, for how much and by whom', async () => {
    await renderPermits(cityWith(), { path })
    await seen(/2\s250,00\s₽/u)
    const plate = (await valueOf('Машина'))?.querySelector('[role=img]')
    expect(plate?.getAttribute('aria-label')).toMatch(/^А 1 2 3 В С /u)
    expect(await textOf('Состояние')).toBe('Действует')
    expect(await textOf('Действует с')).toBe('1 нояб. 2026, 00:00')
    expect(await textOf('Действует до')).toBe('30 нояб. 2026, 23:59')
    expect(await textOf('Абонемент')).toBe('Абонемент на месяц')
    expect(await textOf('Где действует')).toBe('Все зоны')
    expect(await textOf('Номер')).toBe('AB-1')
    expect(await textOf('Оператор')).toBe('Городские парковки')
    screen.getByRole('heading', { level: 2, name: 'Казань' })
  })

  it.each([
    ['Приостановлен', { canContinue: true }],
    ['Ещё не начался', { startOf: '2026-11-25 00:00:00' }],
    ['Закончился', { endOf: '2026-11-20 00:00:00' }],
  ])('says how it stands: %s', async (status, permit) => {
    await renderPermits(cityWith(permit), { path })
    expect(await textOf('Состояние')).toBe(status)
  })

  it('writes a plate whole that is too long to be drawn', async () => {
    const numberTs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    await renderPermits(cityWith({ transport: { numberTs, formatGrz: 'Foreign' } }), { path })
    expect(await textOf('Машина')).toBe(numberTs)
  })

  it('names no price that is not in the history', async () => {
    await renderPermits(cityWith({}, []), { path })
    await seen('в истории операций не найдена')
    expect(await textOf('Цена')).toBe('в истории операций не найдена')
  })

  it('is there without its price, which is asked for once more', async () => {
    const city = cityWith()
    const { fault } = city
    city.fault = { ...fault, 'get-operations-with-filter': () => noConnection }
    await renderPermits(city, { path })
    await seen('Не удалось узнать цену')
    expect(await textOf('Номер')).toBe('AB-1')
    expect(await textOf('Цена')).toBe('неизвестна')
    city.fault = fault
    await pressed('Попробовать ещё раз')
    await seen(/2\s250,00\s₽/u)
    await waitFor(() => expect(isSeen('Не удалось узнать цену')).toBe(false))
  })

  it('is printed by its button', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await renderPermits(cityWith(), { path })
    await pressed('Напечатать')
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('says that there is no such permit, and leads to all', async () => {
    await renderPermits(cityWith(), { path: '/profile/abonements/AB-2' })
    await seen('Такого абонемента здесь нет')
    expect(screen.queryByRole('button', { name: 'Напечатать' })).toBeNull()
    const link = screen.getByRole('link', { name: 'Все абонементы' })
    expect(link.getAttribute('href')).toBe('/profile/abonements')
  })

  it('may not come, and is asked for once more', async () => {
    const city = cityWith()
    const { fault } = city
    city.fault = { 'get-benefits-v2': () => refusal('UnknownError') }
    await renderPermits(city, { path })
    await seen('Абонементы и льготы не загрузились')
    city.fault = fault
    await pressed('Попробовать ещё раз')
    expect(await textOf('Номер')).toBe('AB-1')
  })

  it('is led to from the list, whatever else can be done', async () => {
    await renderPermits(cityWith())
    await pressed(/^Действия: Абонемент на месяц/u)
    const item = await screen.findByRole('menuitem', {
      name: 'Показать и напечатать',
      hidden: true,
    })
    expect(item.getAttribute('href')).toBe(path)
    item.click()
    await screen.findByRole('heading', { level: 1, name: 'Абонемент на парковку' })
  })
})
