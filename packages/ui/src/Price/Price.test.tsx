import { renderToStaticMarkup } from 'react-dom/server'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Price } from './Price.tsx'

const text = (markup: string) => markup.replaceAll(/<[^>]+>/gu, '')

describe('a price', () => {
  it('is read as one amount', () => {
    renderUi(<Price amount={123_450} />)
    expect(screen.getByText('1 234,50 ₽')).toBeTruthy()
  })

  it('shows the same characters as it reads', () => {
    for (const amount of [0, 5, 100, 99_999, -5_005, 1_000_000]) {
      for (const locale of ['ru', 'en'] as const) {
        const shown = text(renderToStaticMarkup(<Price amount={amount} locale={locale} />))
        expect(shown.slice(0, shown.length / 2)).toBe(shown.slice(shown.length / 2))
      }
    }
  })

  it('strikes the full price through and names it', () => {
    const { container } = renderUi(<Price amount={9_800} full={14_000} labels={{ full: 'Было' }} />)
    expect(container.querySelector('s')?.textContent).toBe('Было 140,00\u00A0₽')
  })

  it('strikes nothing through when there is no discount', () => {
    const { container } = renderUi(<Price amount={9_800} full={9_800} />)
    expect(container.querySelector('s')).toBeNull()
  })

  it('shows an unknown amount as a dash, never as nought', () => {
    const { container } = renderUi(<Price amount={null} labels={{ unknown: 'неизвестно' }} />)
    expect(container.textContent).toBe('неизвестно—')
  })

  it('is safe in server markup: no style attribute', () => {
    expect(renderToStaticMarkup(<Price amount={100} />)).not.toContain('style')
  })
})
