import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderMap } from '../testing/renderMap.tsx'
import { wireFeature, wireMap } from '../testing/wireMap.ts'

const gate = vi.hoisted(() => {
  let open = (): void => undefined
  const opened = new Promise<void>((done) => (open = done))
  return { opened, open: () => open() }
})
vi.mock('./SearchBox.tsx', async (original) => {
  await gate.opened
  return original()
})

const map = () => wireMap(wireFeature('a', { code: '20301' }), wireFeature('b', { code: '10101' }))

it('chooses what Enter was pressed for before what answers has come', async () => {
  const { user } = await renderMap({ map })
  await user.type(await screen.findByRole('textbox', { name: 'Поиск по карте' }), '203{Enter}')
  gate.open()
  expect(await screen.findByRole('heading', { name: /Парковка 20301/u })).toBeTruthy()
  expect(screen.queryByRole('option')).toBeNull()
})
