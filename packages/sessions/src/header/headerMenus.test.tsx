import { wakeLater } from '@parking/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { isSeen, pressed, seen } from '@parking/payments/testing'
import { changed, memoryStorage } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { keepLastSession } from '../testing/keepLastSession.ts'
import { renderSessions } from '../testing/renderSessions.tsx'

describe('the balance in the header', () => {
  it('shows a dash where the balance is not known', async () => {
    await renderSessions(openCity({}, { 'get-profile-v6': changed({ balance: '-1' }) }))
    const button = await screen.findByRole('button', { name: 'Баланс неизвестен' })
    expect(button.textContent).toBe('Баланс неизвестен—')
  })
})

describe('the sessions in the header', () => {
  it('tell what is left of the one that ends first, and how many there are', async () => {
    const sessions = [
      { plate: 'А123ВС116', minutesLeft: 60 },
      { plate: 'В777ОР16', minutesLeft: 14 },
    ]
    await renderSessions(openCity({ sessions }), { path: '/' })
    const name = 'Парковки: идут 2, осталось 14 мин'
    const menu = await screen.findByRole('button', { name })
    expect(menu.textContent).toMatch(/14:00.*2$/u)
    expect(menu.textContent).not.toContain('сейчас')
  })

  it('are not said to be none while nobody knows', async () => {
    const city = openCity()
    city.isReachable = false
    await renderSessions(city, { path: '/' })
    const name = 'Парковки: список прочитать не удалось'
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })

  it('are not said to be none while they are on their way', async () => {
    const city = openCity()
    const { promise: arrival, resolve: arrive } = withResolvers<undefined>()
    city.fault = { 'get-profile-v6': () => arrival }
    await renderSessions(city, { path: '/' })
    expect(await screen.findByRole('button', { name: 'Парковки: загружаем список' })).toBeTruthy()
    arrive(undefined)
    expect(await screen.findByRole('button', { name: 'Парковки: ничего не оплачено' })).toBeTruthy()
  })

  it('can be extended by one button', async () => {
    const sessions = [{ plate: 'А123ВС116', minutesLeft: 60 }]
    const storage = memoryStorage()
    keepLastSession(storage)
    await renderSessions(openCity({ sessions }), { path: '/', storage })
    await pressed('Парковки: идёт 1, осталось 1 ч')
    await screen.findByRole('link', { name: 'Все парковки' })
    expect(screen.getAllByText('Продлить')).toHaveLength(1)
  })

  it('are extended and ended from there, and lead to the page', async () => {
    const sessions = [{ plate: 'А123ВС116', minutesLeft: 60 }]
    const { router } = await renderSessions(openCity({ sessions }), { path: '/' })
    await pressed('Парковки: идёт 1, осталось 1 ч')
    await seen('11:50 – 13:00')
    await pressed('Завершить парковку А 123 ВС 116')
    await pressed('Завершить')
    await seen('Парковка завершена')
    wakeLater(7)
    await waitFor(() => expect(isSeen('Парковка завершена')).toBe(false))
    await pressed('Парковки: ничего не оплачено')
    const link = await screen.findByRole('link', { name: 'Начать парковку' })
    link.click()
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/parking'))
    expect(isSeen('Сейчас ничего не оплачено.')).toBe(false)
  })
})
