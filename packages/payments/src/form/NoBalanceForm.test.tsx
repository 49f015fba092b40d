import { CityBackEnd, enabledButton, isSeen, pressed, seen } from '@parking/checkout/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPayments } from '../testing/renderPayments.tsx'
import { tariffTown } from '../testing/tariffTown.ts'

const settings = { dontUseBalance: true }
const path = '/profile/parking?zone=101&type=roadside'

describe('a city without balances', () => {
  it('shows what an hour costs, asks for no duration and starts at once', async () => {
    const city = new CityBackEnd({ settings })
    city.fault = ({ name }, answer) => {
      if (name !== 'v2') return undefined
      answer()
      return { status: 'ok', result: { reservationId: '9' } }
    }
    await renderPayments(city, { path })
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

  it('offers to end what runs and to pay what waits, and nothing to extend', async () => {
    const sessions = [
      { plate: 'А123ВС116', minutesLeft: 600 },
      { plate: 'М456ОР116', minutesLeft: -10, waiting: true },
    ]
    await renderPayments(new CityBackEnd({ settings, sessions }))
    await enabledButton('Завершить и оплатить парковку А 123 ВС 116')
    await enabledButton('Оплатить парковку М 456 ОР 116')
    expect(screen.queryByRole('button', { name: /Продлить/u })).toBeNull()
  })

  it('asks for the begin of a stay that is paid afterwards, and for how it is paid', async () => {
    const city = new CityBackEnd({ settings: { ...settings, usePostPayment: true } })
    const { user } = await renderPayments(city, { path })
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
    const city = tariffTown('22:00', { settings: { ...settings, usePostPayment: true } })
    const { user } = await renderPayments(city, { path })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Когда стоит машина' }),
      'Уже стояла сегодня',
    )
    await user.type(screen.getByLabelText('Начало стоянки'), '19:30')
    await pressed('2 ч')
    const advice = await screen.findByRole('note')
    expect(advice.textContent).toMatch(/До 20:00 стоит 50,00\s₽, потом бесплатно/u)
  })
})
