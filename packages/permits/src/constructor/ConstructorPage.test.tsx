import { isSeen, pressed, seen } from '@parking/payments/testing'
import { ok, refusal } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { withResolvers } from '@parking/domain/testing'
import { renderPermits } from '../testing/renderPermits.tsx'

const path = '/profile/constructor'
const broken = refusal('UnknownError')
const offer = 'Абонемент на 30 дней: зоны 101'

const cityWith = () => openCity({ balance: 300_000, modes: { useSubscriptionConstructor: true } })

/** Fills in zone 101 and 30 days; car and day are there already. */
async function fillIn(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Зоны' }))
  await user.click(await screen.findByRole('option', { name: /^101/u }))
  await user.click(screen.getByRole('radio', { name: '30 дней' }))
}

describe('the constructor', () => {
  it('asks for zones and a duration, and sends nothing without them', async () => {
    const city = cityWith()
    await renderPermits(city, { path })
    await pressed('Далее')
    await screen.findByRole('alert', { name: 'Проверьте поля' })
    await screen.findByRole('link', { name: 'Выберите хотя бы одну зону' })
    await screen.findByRole('link', { name: 'Выберите срок' })
    expect(city.callsOf('selectedAbonements')).toEqual([])
  })

  it('shows what it has found, from tomorrow on unless another day is chosen', async () => {
    const city = cityWith()
    const { user } = await renderPermits(city, { path })
    await fillIn(user)
    await pressed('Далее')
    await screen.findByRole('heading', { name: offer })
    expect(city.callsOf('selectedAbonements')[0]?.fields).toMatchObject({
      zones: '101',
      dateStart: '24/11/2026',
      timing: '30',
      grz: 'А123ВС116',
    })
    const next = screen.getByRole('button', { name: 'Далее' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
  })

  it('puts what it has found aside with every change, and may be asked anew', async () => {
    const city = cityWith()
    const { user } = await renderPermits(city, { path })
    await fillIn(user)
    await pressed('Далее')
    await screen.findByRole('heading', { name: offer })
    await user.click(screen.getByRole('radio', { name: '7 дней' }))
    await waitFor(() => expect(isSeen(offer)).toBe(false))
    expect(screen.getByRole('button', { name: 'Далее' }).getAttribute('aria-disabled')).toBeNull()
    await pressed('Далее')
    await screen.findByRole('heading', { name: 'Абонемент на 7 дней: зоны 101' })
  })

  it('is emptied by its button', async () => {
    const { user } = await renderPermits(cityWith(), { path })
    await fillIn(user)
    await pressed('Далее')
    await screen.findByRole('heading', { name: offer })
    await pressed('Сбросить')
    await seen('Здесь появятся абонементы')
    expect(screen.getByRole('radio', { name: '30 дней' })).toMatchObject({ checked: false })
  })

  it('says that it loads, and what to do when nothing fits', async () => {
    const city = cityWith()
    const { promise, resolve } = withResolvers<object>()
    city.fault = { selectedAbonements: () => promise }
    const { user } = await renderPermits(city, { path })
    await fillIn(user)
    await pressed('Далее')
    await seen('Загрузка…')
    resolve(ok([]))
    await seen('Подходящих абонементов нет')
    await seen('Измените параметры и нажмите «Далее».')
    expect(isSeen('Загрузка…')).toBe(false)
  })

  it('says that the offers did not come, and asks once more', async () => {
    const city = cityWith()
    city.fault = { selectedAbonements: () => broken }
    const { user } = await renderPermits(city, { path })
    await fillIn(user)
    await pressed('Далее')
    await seen('Не удалось загрузить данные')
    city.fault = {}
    await pressed('Попробовать ещё раз')
    await screen.findByRole('heading', { name: offer })
    expect(city.callsOf('selectedAbonements')).toHaveLength(2)
  })

  it('says that its own lists did not come, and asks once more', async () => {
    const city = cityWith()
    city.fault = { getTiming: () => broken }
    await renderPermits(city, { path })
    await seen('Не удалось загрузить данные')
    city.fault = {}
    await pressed('Попробовать ещё раз')
    await screen.findByRole('radio', { name: '30 дней' })
    expect(isSeen('Не удалось загрузить данные')).toBe(false)
  })

  it('sells what it has found for the car and day that were asked for', async () => {
    const city = cityWith()
    const { user, router } = await renderPermits(city, { path })
    await fillIn(user)
    await pressed('Далее')
    await pressed(/^Купить: Абонемент на 30 дней/u)
    await screen.findByRole('dialog', { name: offer })
    await pressed(/^Купить · 2\s000/u)
    await seen('Абонемент успешно приобретен.')
    expect(router.state.location.pathname).toBe('/profile/abonements')
    expect(city.callsOf('subscription')[0]?.fields).toMatchObject({
      vehicle: 'А123ВС116',
      codeSubscription: 'constructor-30-101',
      timestart: '24/11/2026',
    })
  })

  it('is no page of a city that has none', async () => {
    const { router } = await renderPermits(openCity(), { path })
    await seen('В продаже')
    expect(router.state.location.pathname).toBe('/profile/abonements')
  })
})
