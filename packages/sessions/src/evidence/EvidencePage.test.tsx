import { isSeen, pressed, seen } from '@parking/payments/testing'
import { openCity, type CityBackEnd } from '@parking/runtime/testing/city'
import { ok } from '@parking/runtime/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderSessions } from '../testing/renderSessions.tsx'

const path = '/profile/parking/evidence'
const operation = (more: object) => ({
  type: 'payment',
  status: 'done',
  dateOperation: '2026-11-23 11:50:00',
  startsOf: '2026-11-23 11:50:00',
  endOf: '2026-11-23 12:30:00',
  orderNumber: '100500',
  sum: '66.00',
  zone: '101',
  transport: 'А123ВС116',
  ...more,
})
const paid = operation({ checkFiscal: 'https://receipts.example/100500' })
const extended = operation({
  type: 'renew',
  dateOperation: '2026-11-23 12:20:00',
  startsOf: '2026-11-23 12:30:00',
  endOf: '2026-11-23 13:00:00',
  orderNumber: '100501',
  sum: '50.00',
  checkFiscal: 'javascript:alert(1)',
})
const earlier = operation({
  dateOperation: '2026-11-23 09:00:00',
  startsOf: '2026-11-23 09:00:00',
  endOf: '2026-11-23 10:00:00',
  orderNumber: '100400',
  sum: '100.00',
})

/** A city whose history holds some operations. */
function cityWith(operations: readonly object[]): CityBackEnd {
  return openCity(
    { sessions: [{ plate: 'А123ВС116', minutesLeft: 60 }] },
    {
      'get-operations-with-filter': ({ fields: { OrderNumber = '' } }) => {
        const found = operations.filter(
          (one) => OrderNumber === '' || Reflect.get(one, 'orderNumber') === OrderNumber,
        )
        return ok(found, { total: found.length })
      },
    },
  )
}

/** The account writes a part of its answer in another way. */
function misspells(city: CityBackEnd, part: string, otherwise: string): void {
  city.fault = {
    ...city.fault,
    'get-profile-v6': async (_call, own) => {
      const told: unknown = JSON.parse(JSON.stringify(await own()).replaceAll(part, otherwise))
      return told
    },
  }
}

/** What stands under a name. */
function valueOf(name: string): string | null | undefined {
  return screen.getByText(name).parentElement?.querySelector('dd')?.textContent
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

describe('the sheet of a stay', () => {
  it('is handed to the share sheet as text where the device has one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
    Object.assign(navigator, { canShare: () => true, share })
    await renderSessions(cityWith([paid]), { path: `${path}?session=1` })
    await pressed('Поделиться')
    const [data] = share.mock.calls[0] ?? []
    expect(data?.title).toBe('Сведения о парковке')
    expect(data?.text).toMatch(/^Зона 101.*\nМашина: А 123 ВС 116\nНачало: .*\nВсего: 66,00/su)
  })

  it('says where, when by which zone, what was paid and where the receipts are', async () => {
    await renderSessions(cityWith([extended, paid, earlier]), { path: `${path}?session=1` })
    await seen('Продление')
    expect(valueOf('Место')).toMatch(/^Зона 101/u)
    expect(valueOf('Начало')).toBe('23 нояб. 2026, 11:50 (UTC+3)')
    expect(valueOf('Оплачено до')).toBe('23 нояб. 2026, 13:00 (UTC+3)')
    expect(valueOf('Всего')).toBe('116,00\u00A0₽')
    const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(entries).toHaveLength(2)
    expect(entries[0]).toMatch(
      /Оплата66,00.*за 11:50 – 12:30 · проведено 23 нояб. 2026, 11:50 · заказ 100500/u,
    )
    expect(entries[1]).toMatch(/Продление50,00.*12:30 – 13:00/u)
    const [receipt, ...others] = screen.getAllByRole('link', { name: /чек/u })
    expect(receipt?.getAttribute('href')).toBe('https://receipts.example/100500')
    expect(others).toEqual([])
    expect(isSeen(/не фискальный документ/u)).toBe(true)
  })

  it('is found by the order of an operation too', async () => {
    await renderSessions(cityWith([extended, paid, earlier]), { path: `${path}?order=100400` })
    await seen('Платежи')
    expect(valueOf('Начало')).toBe('23 нояб. 2026, 09:00 (UTC+3)')
    expect(valueOf('Конец')).toBe('23 нояб. 2026, 10:00 (UTC+3)')
    expect(valueOf('Всего')).toBe('100,00\u00A0₽')
  })

  it('shows a session whose payments are not in the history yet', async () => {
    await renderSessions(cityWith([]), { path: `${path}?session=1` })
    await seen('Платежей за эту парковку в истории пока нет.')
    expect(valueOf('Всего')).toBe('100,00\u00A0₽')
  })

  it.each([
    ['whose sum can not be read', { sum: '??' }],
    ['whose state is not known', { status: '??' }],
  ])('does not deny a payment %s', async (_case, more) => {
    await renderSessions(cityWith([operation(more), earlier]), { path: `${path}?session=1` })
    await seen(/^Часть записей истории не удалось прочитать/u)
    expect(isSeen('Платежей за эту парковку в истории пока нет.')).toBe(false)
  })

  it('finds the payment of a session whose plate can not be read', async () => {
    const city = cityWith([paid])
    misspells(city, '"transport":"А123ВС116"', '"transport":""')
    await renderSessions(city, { path: `${path}?session=1` })
    await seen('Оплата')
    expect(isSeen('Платежей за эту парковку в истории пока нет.')).toBe(false)
  })

  it('leads to a letter about a wrong plate that says which stay it is about', async () => {
    await renderSessions(cityWith([paid]), {
      path: `${path}?session=1`,
      city: { flags: { feedback: true } },
    })
    await seen('Оплата')
    const link = screen.getByRole('link', { name: 'Ошиблись в номере машины? Напишите оператору' })
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://a.example')
    expect(pathname).toBe('/profile/feedback')
    expect(searchParams.get('about')).toBe('plate')
    expect(searchParams.get('of')).toMatch(/^А 123 ВС 116, Зона 101.*23 нояб\. 2026, 11:50/u)
  })

  it('names no sum where none is told', async () => {
    const city = cityWith([])
    misspells(city, '"sum":"100.00"', '"sum":"no sum"')
    await renderSessions(city, { path: `${path}?session=1` })
    await seen('Платежей за эту парковку в истории пока нет.')
    expect(isSeen('Всего')).toBe(false)
  })

  it.each(['', '?session=999', '?order=999'])(
    'says that there is no such stay: %s',
    async (search) => {
      await renderSessions(cityWith([paid]), { path: `${path}${search}` })
      await seen('Такой парковки здесь нет')
      expect(isSeen('Платежи')).toBe(false)
    },
  )

  it('shows what it knows when the history does not come, and tries again', async () => {
    const city = cityWith([paid])
    const { fault } = city
    city.fault = { 'get-operations-with-filter': () => new TypeError('Failed to fetch') }
    await renderSessions(city, { path: `${path}?session=1` })
    await seen('Историю платежей загрузить не удалось')
    expect(valueOf('Начало')).toBe('23 нояб. 2026, 11:50 (UTC+3)')
    city.fault = fault
    await pressed('Попробовать ещё раз')
    await seen('Оплата')
    await waitFor(() => expect(isSeen('Историю платежей загрузить не удалось')).toBe(false))
  })
})
