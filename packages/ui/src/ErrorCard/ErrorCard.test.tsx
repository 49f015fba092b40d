import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { ErrorCard } from './ErrorCard.tsx'

describe('an error card', () => {
  it('is announced and tries again', async () => {
    const onRetry = vi.fn<() => void>()
    renderUi(<ErrorCard title="Ошибка" onRetry={onRetry} retryLabel="Снова" />)
    expect(screen.getByRole('alert').textContent).toContain('Ошибка')
    await userEvent.click(screen.getByRole('button', { name: 'Снова' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('takes no second press while it tries', async () => {
    const onRetry = vi.fn<() => void>()
    renderUi(<ErrorCard title="Ошибка" onRetry={onRetry} retryLabel="Снова" retrying />)
    await userEvent.click(screen.getByRole('button'), { pointerEventsCheck: 0 })
    expect(onRetry).not.toHaveBeenCalled()
  })

  it('has no button where trying again is no use', () => {
    renderUi(<ErrorCard title="Ошибка" />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
