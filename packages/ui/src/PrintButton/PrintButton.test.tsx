import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { PrintButton } from './PrintButton.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('prints the page once for a press', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  renderUi(<PrintButton>Напечатать</PrintButton>)
  await userEvent.click(screen.getByRole('button', { name: 'Напечатать' }))
  expect(print).toHaveBeenCalledOnce()
})
