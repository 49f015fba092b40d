import { misspelt } from '@parking/runtime/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderMap } from '../testing/renderMap.tsx'
import { smallCity } from '../testing/wireMap.ts'

const plate = 'А123ВС116'

describe('a running parking over the map', () => {
  it('tells what is left of the one that ends first, and leads to it', async () => {
    await renderMap({
      map: smallCity,
      sessions: [
        { plate, minutesLeft: 90 },
        { plate: 'М456ОР116', minutesLeft: 42 },
        { plate: 'Е777КХ116', minutesLeft: 10, waiting: true },
      ],
    })
    const pill = await screen.findByRole('link', { name: /Парковка идёт до 10:42/u })
    expect(pill.getAttribute('href')).toBe('/profile/parking')
    expect(pill.textContent).toContain('42:00')
  })

  it('says so where its end is not known', async () => {
    await renderMap({
      map: smallCity,
      sessions: [{ plate, minutesLeft: 90 }],
      answers: { 'get-profile-v6': misspelt('2026-11-23 11:30:00', 'soon') },
    })
    const name = /Парковка идёт с 09:50, конец неизвестен/u
    expect(await screen.findByRole('link', { name })).toBeTruthy()
  })

  it('is not there when none runs', async () => {
    await renderMap({ map: smallCity, sessions: [] })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    expect(screen.queryByRole('link', { name: /Парковка идёт/u })).toBeNull()
  })

  it('makes room for a card', async () => {
    const sessions = [{ plate, minutesLeft: 90 }]
    const { user } = await renderMap({ map: smallCity, sessions })
    await screen.findByRole('link', { name: /Парковка идёт/u })
    await user.click(await screen.findByRole('button', { name: /Парковка 10101/u }))
    await screen.findByRole('region', { name: 'Парковка 10101' })
    expect(screen.queryByRole('link', { name: /Парковка идёт/u })).toBeNull()
  })
})
