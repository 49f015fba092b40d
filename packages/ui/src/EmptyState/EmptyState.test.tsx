import { renderToStaticMarkup } from 'react-dom/server'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { EmptyState } from './EmptyState.tsx'

describe('an empty state', () => {
  it('says what is missing and what to do', () => {
    renderUi(<EmptyState title="Пусто" description="Пока" action={<a href="/map">Карта</a>} />)
    expect(screen.getByText('Пусто')).toBeTruthy()
    expect(screen.getByText('Пока')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Карта' })).toBeTruthy()
  })

  it('leaves out what was not given', () => {
    const { container } = renderUi(<EmptyState title="Пусто" />)
    expect(container.textContent).toBe('Пусто')
  })

  it('is safe in server markup: no style attribute', () => {
    expect(renderToStaticMarkup(<EmptyState title="Пусто" />)).not.toContain('style')
  })
})
