import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { ResponsiveSheet } from './ResponsiveSheet.tsx'

describe('a sheet', () => {
  it('is a named dialog that can be dismissed', async () => {
    const onClose = vi.fn<() => void>()
    renderUi(
      <ResponsiveSheet opened onClose={onClose} title="Зона 101" closeLabel="Закрыть">
        Цены
      </ResponsiveSheet>,
    )
    expect(screen.getByRole('dialog', { name: 'Зона 101' }).textContent).toContain('Цены')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is not there while it is closed', () => {
    renderUi(
      <ResponsiveSheet opened={false} onClose={() => undefined} title="Зона 101">
        Цены
      </ResponsiveSheet>,
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
