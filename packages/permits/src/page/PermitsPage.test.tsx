import { isSeen, pressed, seen } from '@parking/payments/testing'
import { ok, refusal } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPermits } from '../testing/renderPermits.tsx'

const benefit = {
  type: 'Льгота',
  zone: ['101', '102'],
  sale: 50,
  transport: '#',
  startOf: '01/11/26 00:00',
  endOf: '30/11/26 23:59',
}

const broken = () => refusal('UnknownError')

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('the permits on sale', () => {
  it('say what they are, for how long and for how much', async () => {
    await renderPermits(openCity())
    const card = (await screen.findByRole('heading', { name: 'Абонемент на месяц' })).closest('li')
    expect(card?.textContent).toMatch(/Месяц.*Действует во всех зонах города.*4\s000,00\s₽/u)
    const name = /^Купить: Абонемент на месяц, 4\s000,00\s₽$/u
    expect(screen.getByRole('button', { name }).textContent).toBe('Купить')
  })

  it('may be none', async () => {
    await renderPermits(openCity({}, { 'get-subscription': () => ok([]) }))
    await seen('Абонементов в продаже нет')
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  })

  it('may not come, and are asked for once more', async () => {
    const city = openCity({}, { 'get-subscription': broken })
    await renderPermits(city)
    await seen('Абонементы не загрузились')
    city.fault = {}
    await pressed('Попробовать ещё раз')
    await screen.findByRole('heading', { name: 'Абонемент на месяц' })
    expect(isSeen('Абонементы не загрузились')).toBe(false)
  })
})

describe('the permits and benefits of a driver', () => {
  it('stand in a table, in words where the wire has signs', async () => {
    const city = openCity({}, { 'get-benefits-v2': () => ok([{ ...benefit, zone: '#' }]) })
    await renderPermits(city)
    const row = await rowOf('Льгота')
    expect(row.textContent).toMatch(
      /Все зоны.*Любая машина.*50\s%.*с 01\/11\/26 00:00.*до 30\/11\/26 23:59/u,
    )
    expect(within(row).queryByRole('button')).toBeNull()
  })

  it('name their zones', async () => {
    await renderPermits(openCity({}, { 'get-benefits-v2': () => ok([benefit]) }))
    expect((await rowOf('Льгота')).textContent).toContain('Зоны 101, 102')
  })

  it('name the cadastral quarter in the city that has it', async () => {
    const quarter = { ...benefit, cadastral: '61:44:010101' }
    await renderPermits(openCity({}, { 'get-benefits-v2': () => ok([quarter]) }), {
      city: { cadastral: true },
    })
    await screen.findByRole('columnheader', { name: 'Кадастровый квартал' })
    const row = await rowOf('Льгота')
    expect(row.textContent).toContain('61:44:010101')
    expect(row.textContent).not.toContain('Зоны')
  })

  it('may be none', async () => {
    await renderPermits(openCity())
    await seen('Абонементов и льгот пока нет')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('may not come, and are asked for once more', async () => {
    const city = openCity({ permits: [{}] }, { 'get-benefits-v2': broken })
    await renderPermits(city)
    await seen('Абонементы и льготы не загрузились')
    city.fault = {}
    await pressed('Попробовать ещё раз')
    await rowOf('Абонемент на месяц')
    expect(isSeen('Абонементы и льготы не загрузились')).toBe(false)
  })

  it('say how many could not be read', async () => {
    await renderPermits(openCity({}, { 'get-benefits-v2': () => ok([benefit, 'rubbish']) }))
    await rowOf('Льгота')
    expect((await seen(/1 запис/u)).closest('[role="status"]')).not.toBeNull()
  })
})

describe('the way to the constructor', () => {
  const name = 'Купить абонемент'

  it('is there where the city has one', async () => {
    await renderPermits(openCity({ modes: { useSubscriptionConstructor: true } }))
    const link = await screen.findByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/profile/constructor')
  })

  it('is not there elsewhere', async () => {
    await renderPermits(openCity())
    await seen('В продаже')
    expect(screen.queryByRole('link', { name })).toBeNull()
  })
})
