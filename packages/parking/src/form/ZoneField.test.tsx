import { enabledButton, pressedInVain, seen } from '@parking/payments/testing'
import { memoryStorage } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { positionForgotten, positionFound } from '@parking/runtime'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { keepLastSession, tariffTown } from '@parking/sessions/testing'
import { renderParking } from '../testing/renderParking.tsx'

/** Only with a price on it. */
const start = /^Начать парковку · \d/u

afterEach(positionForgotten)

const zone = (): Promise<HTMLInputElement> => screen.findByRole('combobox', { name: 'Зона' })

describe('the zone', () => {
  it('is none for an account that has neither parked here nor made one its own', async () => {
    const city = openCity()
    await renderParking(city, { path: '/profile/parking?duration=60' })
    expect((await zone()).value).toBe('')
    await seen('Выберите зону')
    expect(city.callsOf('cost')).toEqual([])
  })

  it('is the one that was parked in last', async () => {
    const storage = memoryStorage()
    keepLastSession(storage, { zone: '102' })
    await renderParking(openCity(), { path: '/profile/parking?duration=60', storage })
    expect((await zone()).value).toBe('102 · Вокзал')
  })

  it('that was typed and does not exist stays, and nothing else can be paid', async () => {
    const city = openCity()
    const { user } = await renderParking(city, { path: '/profile/parking?zone=101&duration=60' })
    await enabledButton(start)
    await user.clear(await zone())
    await user.keyboard('999')
    await user.tab()
    expect((await zone()).value).toBe('999')
    await seen('Зоны 999 в этом городе нет. Выберите другую.')
    await pressedInVain('Начать парковку', 'Выберите зону')
    expect(city.callsOf('start')).toEqual([])
    await user.tab()
    await user.click(await zone())
    expect(screen.getAllByRole('option').length).toBe(2)
    await user.keyboard('102{Enter}')
    await enabledButton(start)
    expect(city.callsOf('cost').at(-1)?.fields['Zone']).toBe('102')
  })

  it('that is only begun stays too, beside those that are like it', async () => {
    const { user } = await renderParking(openCity(), {
      path: '/profile/parking?zone=101&duration=60',
    })
    await user.clear(await zone())
    await user.keyboard('10{Tab}')
    expect((await zone()).value).toBe('10')
    await seen('Зоны «10» нет, но есть похожие. Выберите зону из списка.')
  })

  it('that was emptied stays empty, though another is remembered', async () => {
    const storage = memoryStorage()
    keepLastSession(storage, { zone: '102' })
    const { user } = await renderParking(openCity(), { storage })
    await user.clear(await zone())
    await user.tab()
    expect((await zone()).value).toBe('')
  })

  it.each([
    ['12:00', /^101 · Центр100.₽ в час, платно до 20:00$/u],
    ['23:00', /^101 · ЦентрБесплатно до завтра, 08:00$/u],
  ])('says at %s in its list what it costs now and until when', async (time, words) => {
    const { user } = await renderParking(tariffTown(time), { path: '/profile/parking?zone=101' })
    await user.click(await zone())
    await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toMatch(words))
  })

  it('is found by the number of a parking in it', async () => {
    const { user } = await renderParking(openCity(), { path: '/profile/parking?zone=101' })
    await user.clear(await zone())
    await user.keyboard('10201')
    expect((await screen.findByRole('option')).textContent).toMatch(/102.*Парковка 10201/u)
  })

  it('is offered with its distance, the nearest first, where the position is known', async () => {
    positionFound({ position: [49.1, 55.812], accuracy: 10 })
    const { user } = await renderParking(openCity(), { path: '/profile/parking?zone=101' })
    await user.click(await zone())
    await waitFor(() => {
      const [nearest, other] = screen.getAllByRole('option').map((option) => option.textContent)
      expect(nearest).toMatch(/^102 · Вокзал 220.м/u)
      expect(other).toMatch(/^101 · Центр 1,3.км/u)
    })
  })

  it('says nothing of distances, nor loads a map for them, where it is not known', async () => {
    const city = openCity()
    const { user } = await renderParking(city, { path: '/profile/parking?zone=101' })
    await user.click(await zone())
    expect(screen.getAllByRole('option')[0]?.textContent).not.toMatch(/\d.к?м/u)
    expect(city.callsOf('v3')).toEqual([])
  })
})
