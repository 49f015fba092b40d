import { pressed, seen } from '@parking/payments/testing'
import { changed } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSessions } from '../testing/renderSessions.tsx'

const modes = { dontUseBalance: true }
const ended = [{ plate: 'А123ВС116', minutesLeft: -5, waiting: true }]
const running = [{ plate: 'А123ВС116', minutesLeft: 600 }]

describe('ending a session that is paid when it ends', () => {
  it('leads to the bank with the sum that the city has counted', async () => {
    const city = openCity({ modes, sessions: running })
    await renderSessions(city)
    await pressed('Завершить и оплатить парковку А 123 ВС 116')
    await pressed('Завершить')
    // Ten minutes at 100 roubles an hour.
    const link = await screen.findByRole('link', { name: /Перейти к оплате 16,66/u })
    expect(link.getAttribute('href')).toContain(city.orders[0]?.id)
  })
  it('sends the phone with a way to pay that needs one', async () => {
    const city = openCity({ modes, sessions: running })
    const { user } = await renderSessions(city)
    await pressed('Завершить и оплатить парковку А 123 ВС 116')
    await user.selectOptions(await screen.findByLabelText('Способ оплаты'), 'Мобильный телефон')
    await pressed('Завершить')
    await screen.findByRole('link', { name: /Перейти к оплате/u })
    expect(city.callsOf('cancel/v2')[0]?.fields).toMatchObject({
      PaymentService: 'mobile',
      phone: '79000000001',
    })
  })
})

describe('a deferred session', () => {
  it('of which the city has not said what it costs is paid at a bank', async () => {
    const city = openCity({ sessions: ended })
    city.fault = {
      'get-profile-v6': async (_call, own) => {
        const told: unknown = JSON.parse(
          JSON.stringify(await own()).replace('"amountToPay":"50.00"', '"amountToPay":null'),
        )
        return told
      },
    }
    await renderSessions(city)
    await pressed('Оплатить парковку А 123 ВС 116')
    await screen.findByRole('option', { name: 'Банковская карта' })
    expect(screen.queryByRole('option', { name: 'Баланс' })).toBeNull()
    await pressed('Оплатить')
    await screen.findByRole('link', { name: /Перейти к оплате 50,00/u })
    expect(city.callsOf('deffered/v1').length).toBe(1)
  })

  it('is given up also where the city names no way to pay', async () => {
    const without = changed({ paymentsMethods: [] })
    const city = openCity(
      { modes, sessions: ended },
      { 'get-options-info-v3': without, 'get-profile-v6': without },
    )
    await renderSessions(city)
    await pressed('Удалить парковку А 123 ВС 116')
    await screen.findByRole('alertdialog')
    await pressed('Удалить')
    await seen('Парковка удалена')
    await waitFor(() => expect(city.callsOf('break/v1').length).toBe(1))
    expect(city.sessions).toEqual([])
  })
})
