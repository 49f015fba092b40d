import { isSeen, pressed, seen } from '@parking/payments/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSessions } from '../testing/renderSessions.tsx'
import { cityOfSessions } from '../testing/cityOfSessions.ts'

const noBalance = { modes: { dontUseBalance: true } }
const list = (name: string) => within(screen.getByRole('region', { name }))
const menu = (name: string | RegExp) => screen.findByRole('button', { name })

describe.each(['Active', 'Приостановлена', '\uFFFD\uFFFDйствует'])(
  'a session in the state %j',
  (status) => {
    it('is shown with what is known, and not as one to pay or one that runs', async () => {
      await renderSessions(cityOfSessions([{ status }]))
      await screen.findByText('10:05 – 13:00')
      const unclear = list('Состояние неизвестно')
      unclear.getByText('Зона 101')
      unclear.getByText(/Идут ли они и нужно ли за них платить, подскажет оператор/u)
      expect(unclear.queryByRole('button')).toBeNull()
      expect(screen.queryByRole('region', { name: 'Идут сейчас' })).toBeNull()
      expect(isSeen('Сейчас ничего не оплачено')).toBe(false)
      await screen.findByText('Неоплаченных парковок нет')
    })

    it('is in the menu of the header, and not counted', async () => {
      const city = cityOfSessions([{ status, amountToPay: '50.00' }])
      await renderSessions(city, { path: '/' })
      await pressed('Парковки: состояние неизвестно')
      await seen('Состояние неизвестно')
      await seen(/К оплате 50/u)
      expect(isSeen('Сейчас ничего не оплачено.')).toBe(false)
    })

    it('keeps no car from being parked', async () => {
      await renderSessions(cityOfSessions([{ status }]))
      await screen.findByRole('region', { name: 'Состояние неизвестно' })
      expect(isSeen('Парковка этой машины уже идёт.')).toBe(false)
    })
  },
)

it.each(['Завершена', 'Отменена'])('a session in the state %j is over', async (status) => {
  await renderSessions(cityOfSessions([{ status }]))
  await seen('Сейчас ничего не оплачено')
  await seen('Неоплаченных парковок нет')
  expect(isSeen('Состояние неизвестно')).toBe(false)
})

describe('a running session without an end that can be read', () => {
  const endless = { endDate: 'soon' }

  it('is shown as one that runs, and is not extended or ended by a false end', async () => {
    await renderSessions(cityOfSessions([endless]))
    await seen('Идёт с 10:05, конец неизвестен')
    const running = list('Идут сейчас')
    expect(running.queryByRole('button', { name: /Продлить|Завершить|В календарь/u })).toBeNull()
    await running.findByRole('link', { name: 'Сведения о парковке А 123 ВС 116' })
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(isSeen('Сейчас ничего не оплачено')).toBe(false)
  })

  it('is counted in the header, and told in its menu', async () => {
    await renderSessions(cityOfSessions([endless]), { path: '/' })
    await pressed('Парковки: идёт 1')
    await seen('Идёт с 10:05, конец неизвестен')
    expect(screen.queryByRole('button', { name: /Продлить/u })).toBeNull()
  })

  it('can be ended and paid where that is how it is paid', async () => {
    await renderSessions(cityOfSessions([endless], noBalance))
    const end = await screen.findByRole('button', {
      name: 'Завершить и оплатить парковку А 123 ВС 116',
    })
    expect(end.matches(':disabled')).toBe(false)
    end.click()
    await screen.findByRole('dialog', { name: 'Оплата парковочной сессии' })
    await seen(/Парковка А 123 ВС 116 закончится сейчас/u)
  })
})

describe('a session that begins later', () => {
  const tomorrow = { startDate: '2026-11-24 09:00:00', endDate: '2026-11-24 10:00:00' }

  it('stands apart from those that run, with its beginning', async () => {
    await renderSessions(cityOfSessions([tomorrow]))
    await seen('Начнётся завтра в 09:00')
    const coming = list('Начнутся позже')
    coming.getByText('24 ноября, 09:00 – 10:00')
    list('Идут сейчас').getByText('Сейчас ничего не оплачено')
    expect(await menu('Парковки: начнутся позже')).toBeTruthy()
  })

  it('can be ended before it begins', async () => {
    await renderSessions(cityOfSessions([tomorrow]))
    await pressed('Завершить парковку А 123 ВС 116')
    await screen.findByRole('alertdialog', { name: 'Завершить парковку?' })
    expect(await seen(/Парковка А 123 ВС 116 закончится сейчас/u)).toBeTruthy()
  })
})

it('shows a session that is listed twice once', async () => {
  await renderSessions(cityOfSessions([{}, { endDate: '2026-11-23 14:00:00' }]))
  await seen('10:05 – 14:00')
  expect(list('Идут сейчас').getAllByRole('listitem').length).toBe(1)
  await menu(/^Парковки: идёт 1/u)
})

describe('a session that waits for its payment', () => {
  const free = { zone: '999', status: 'Ожидает оплаты', endDate: '2026-11-23 11:05:00' }

  it.each([null, '0.00', '-50.00'])('is not offered for payment at %j', async (amountToPay) => {
    await renderSessions(cityOfSessions([{ ...free, amountToPay }]))
    await seen(/Город не сообщил, сколько платить/u)
    expect(screen.queryByRole('button', { name: /Оплатить парковку/u })).toBeNull()
    await screen.findByRole('button', { name: 'Удалить парковку А 123 ВС 116' })
  })

  it('is paid by what the published prices make it, where the city names no sum', async () => {
    await renderSessions(cityOfSessions([{ ...free, zone: '101' }]))
    await screen.findByRole('button', { name: 'Оплатить парковку А 123 ВС 116' })
    const owed = list('Отложенные')
    owed.getByText('Примерная стоимость')
    expect(owed.getByText(/100,00/u)).toBeTruthy()
  })
})
