import { renderToStaticMarkup } from 'react-dom/server'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { PageHeader } from './PageHeader.tsx'
import { Section } from './Section.tsx'

describe('a page', () => {
  it('has one first heading and named sections', () => {
    renderUi(
      <>
        <PageHeader title="Парковка" description="Оплата" />
        <Section title="Сессии">Пусто</Section>
      </>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Парковка' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Сессии' }).textContent).toContain('Пусто')
  })

  it('is safe in server markup: no style attribute', () => {
    const markup = renderToStaticMarkup(<Section title="Сессии">Пусто</Section>)
    expect(markup).not.toContain('style')
  })
})
