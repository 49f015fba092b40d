import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderMap } from '../testing/renderMap.tsx'
import { wireFeature, wireMap } from '../testing/wireMap.ts'

const hours = (type: string, from: string, to: string, priceNum: number) => ({
  daycode: 0,
  type,
  interval: { from, to },
  priceNum,
})
const prices = [
  hours('default', '08:00:00', '19:00:00', 4000),
  hours('saturday', '00:00:00', '24:00:00', 0),
  hours('sunday', '00:00:00', '24:00:00', 0),
]
const city = () => wireMap(wireFeature('p', { code: '10101', zone: { zonenumber: '101', prices } }))

async function card(now: string, settings: object = {}) {
  await renderMap({
    map: city,
    path: '/?parking=10101',
    now: Date.parse(`${now}+03:00`),
    settings,
  })
  return within(await screen.findByRole('region', { name: 'Парковка 10101' }))
}

describe('ZonePriceList', () => {
  it.each([
    ['2026-11-23T23:00', 'Бесплатно до завтра, 08:00'],
    ['2026-11-24T00:30', 'Бесплатно до 08:00'],
    ['2026-11-28T14:00', 'Бесплатно до понедельника, 08:00'],
  ])('at %s says until when parking is free, and what follows', async (now, said) => {
    const open = await card(now)
    expect(open.getByText(said)).toBeTruthy()
    expect(open.getByText('потом 40 ₽ в час')).toBeTruthy()
  })

  it('says from when parking is free', async () => {
    const open = await card('2026-11-23T10:00')
    expect(open.getByText(/платно до 19:00$/u)).toBeTruthy()
  })

  it.each([
    [1, 'Первая минута — бесплатно.'],
    [21, 'Первая 21 минута — бесплатно.'],
    [15, 'Первые 15 минут — бесплатно.'],
  ])('says that the first %i are free', async (freeMinutes, words) => {
    const open = await card('2026-11-23T10:00', { freeMinutes })
    expect(open.getByText(words)).toBeTruthy()
  })

  it('tells the days after today, tomorrow first', async () => {
    const open = await card('2026-11-26T10:00')
    const week = open.getByText('Завтра и дальше: цены недели').closest('details')
    const lines = [...(week?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) =>
      textContent.replaceAll(/\s/gu, ' '),
    )
    expect(lines).toEqual([
      'пятница, 27 ноября',
      '08:00–19:00 · 40 ₽/ч',
      'суббота, 28 ноября',
      'Бесплатно',
      'воскресенье, 29 ноября',
      'Бесплатно',
      'понедельник, 30 ноября',
      '08:00–19:00 · 40 ₽/ч',
      'вторник, 1 декабря',
      '08:00–19:00 · 40 ₽/ч',
      'среда, 2 декабря',
      '08:00–19:00 · 40 ₽/ч',
    ])
  })
})
