import { renderToStaticMarkup } from 'react-dom/server'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Notice } from './Notice.tsx'

describe('a notice', () => {
  it.each([
    ['now', 'alert'],
    ['politely', 'status'],
  ] as const)('announced %s is an %s', (announce, role) => {
    renderUi(<Notice announce={announce}>Оплата не прошла</Notice>)
    expect(screen.getByRole(role).textContent).toBe('Оплата не прошла')
  })

  it('is silent where it was there from the start', () => {
    renderUi(<Notice>Цены на сегодня</Notice>)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('can be closed by a named button', async () => {
    const onDismiss = vi.fn<() => void>()
    renderUi(
      <Notice onDismiss={onDismiss} dismissLabel="Закрыть">
        Текст
      </Notice>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('is safe in server markup: no style attribute', () => {
    expect(renderToStaticMarkup(<Notice title="Да">Текст</Notice>)).not.toContain('style')
  })
})
