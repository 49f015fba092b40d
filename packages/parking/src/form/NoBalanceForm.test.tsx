import { tariffTown } from '@parking/sessions/testing'
import { enabledButton, isSeen, pressed, seen } from '@parking/payments/testing'
import { openCity } from '@parking/runtime/testing/city'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderParking } from '../testing/renderParking.tsx'

const modes = { dontUseBalance: true }
const path = '/profile/parking?zone=101&type=roadside'

describe('a city without balances', () => {
  it('shows what an hour costs, asks for no duration and starts at once', async () => {
    const city = openCity({ modes })
    await renderParking(city, { path })
    await seen('Час сейчас:')
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(screen.queryByRole('button', { name: /Баланс/u })).toBeNull()
    expect(city.callsOf('cost').at(-1)?.fields['Duration']).toBe('60')
    await pressed('Начать парковку')
    await seen('Парковка началась')
    const [start, ...more] = city.callsOf('v2')
    expect(more).toEqual([])
    expect(start?.fields).toMatchObject({ Zone: '101', 'Vehicle[Number]': 'А123ВС116' })
    await enabledButton('Оплатить ещё одну машину')
  })

  it('says that the parking has begun only as long as it runs', async () => {
    const city = openCity({ modes })
    const { context } = await renderParking(city, { path })
    await pressed('Начать парковку')
    await seen('Парковка началась')
    await enabledButton('Завершить и оплатить парковку А 123 ВС 116')
    expect(isSeen('Парковка началась')).toBe(true)
    city.endSessions()
    await context.queryClient.invalidateQueries()
    await enabledButton('Начать парковку')
    expect(isSeen('Парковка началась')).toBe(false)
  })

  it('offers to end what runs and to pay what waits, and nothing to extend', async () => {
    const sessions = [
      { plate: 'А123ВС116', minutesLeft: 600 },
      { plate: 'М456ОР116', minutesLeft: -10, waiting: true },
    ]
    await renderParking(openCity({ modes, sessions }))
    await enabledButton('Завершить и оплатить парковку А 123 ВС 116')
    await enabledButton('Оплатить парковку М 456 ОР 116')
    expect(screen.queryByRole('button', { name: /Продлить/u })).toBeNull()
  })

  it('asks for the begin of a stay that is paid afterwards, and for how it is paid', async () => {
    const city = openCity({ modes: { ...modes, usePostPayment: true } })
    const { user } = await renderParking(city, { path })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Когда стоит машина' }),
      'Уже стояла сегодня',
    )
    const begin = screen.getByLabelText('Начало стоянки')
    await user.type(begin, '10:30')
    await pressed('1 ч')
    const pay = /^Оплатить стоянку · 100,00/u
    await enabledButton(pay)
    expect(isSeen(/на балансе/iu)).toBe(false)
    await pressed(pay)
    await screen.findByRole('dialog', { name: 'Оплата парковочной сессии' })
    expect(city.callsOf('cost').at(-1)?.fields['timestart']).toMatch(/10:30/u)
    expect(city.callsOf('start')).toEqual([])
  })

  it('says which part of a past stay is paid, as beside every duration', async () => {
    const city = tariffTown('22:00', { modes: { ...modes, usePostPayment: true } })
    const { user } = await renderParking(city, { path })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Когда стоит машина' }),
      'Уже стояла сегодня',
    )
    await user.type(screen.getByLabelText('Начало стоянки'), '19:30')
    await pressed('2 ч')
    const advice = await screen.findByRole('note')
    expect(advice.textContent).toMatch(/До 20:00 стоит 50,00\s₽, потом бесплатно/u)
  })

  it('says that a stay which is over by now was free, and no end of one without a begin', async () => {
    const city = tariffTown('22:00', { modes: { ...modes, usePostPayment: true } })
    const { user } = await renderParking(city, { path })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Когда стоит машина' }),
      'Уже стояла сегодня',
    )
    await pressed('1 ч')
    expect(isSeen(/зона 101 · до/u)).toBe(false)
    await user.type(screen.getByLabelText('Начало стоянки'), '20:30')
    await enabledButton('Эта стоянка бесплатна')
    expect(isSeen('Сейчас бесплатно')).toBe(false)
  })

  it('says on which day a stay was that waits for its payment', async () => {
    const sessions = [{ plate: 'М456ОР116', minutesLeft: 60, waiting: true }]
    const city = openCity({ modes, sessions })
    city.now += 24 * 60 * 60_000
    await renderParking(city)
    await seen('23 ноября, 11:50 – 13:00')
    await pressed('Оплатить парковку М 456 ОР 116')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('23 ноября, 11:50 – 13:00')
  })

  it('says that it has ended and what the city asks for it, once it is to be paid', async () => {
    const city = openCity({ modes, sessions: [{ plate: 'А123ВС116', minutesLeft: 600 }] })
    await renderParking(city)
    await pressed('Завершить и оплатить парковку А 123 ВС 116')
    await seen('Парковка А 123 ВС 116 закончится сейчас. Потом откроется страница оплаты.')
    await pressed('Завершить')
    await seen('Парковка А 123 ВС 116 завершена. Осталось её оплатить.')
    await screen.findByRole('link', { name: /^Перейти к оплате 16,66\s₽$/u })
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain('К оплате')
    expect(dialog.textContent).not.toContain('Примерная стоимость')
    expect(dialog.textContent).toContain('А 123 ВС 116 · зона 101')
  })
})
