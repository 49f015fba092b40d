import { screen, waitFor } from '@testing-library/react'
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

const map = () => wireMap(wireFeature('a', { code: '20301' }))

it('is typed in before what answers has come, which keeps the text, the focus and the caret', async () => {
  const { user } = await renderMap({ map })
  const field: HTMLInputElement = await screen.findByRole('textbox', { name: 'Поиск по карте' })
  await user.type(field, '203')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  gate.open()
  const box: HTMLInputElement = await screen.findByRole('combobox')
  expect(document.activeElement).toBe(box)
  expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['203', 1, 1])
  await waitFor(() => expect(screen.getByRole('option', { name: /Парковка 20301/u })).toBeTruthy())
})
