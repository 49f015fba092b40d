import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderMap } from '../testing/renderMap.tsx'
import { smallCity } from '../testing/wireMap.ts'

describe('what the app offers over the map', () => {
  it('makes room for a card', async () => {
    const { user } = await renderMap({ map: smallCity, sessions: [] })
    await screen.findByText('Ещё раз')
    await user.click(await screen.findByRole('button', { name: /Парковка 10101/u }))
    await screen.findByRole('region', { name: 'Парковка 10101' })
    expect(screen.queryByText('Ещё раз')).toBeNull()
  })

  it('is for those who are signed in', async () => {
    await renderMap({ map: smallCity })
    await screen.findByRole('button', { name: /Парковка 10101/u })
    expect(screen.queryByText('Ещё раз')).toBeNull()
  })
})
