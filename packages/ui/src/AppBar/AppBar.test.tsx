import { renderToStaticMarkup } from 'react-dom/server'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { AppBar, AppMark } from './AppBar.tsx'

const bar = (
  <AppBar skipLabel="К содержанию" end={<button type="button">Язык</button>}>
    <AppMark />
  </AppBar>
)

describe('AppBar', () => {
  it('leads past itself first', () => {
    renderUi(bar)
    const [skip] = screen.getAllByRole('link')
    expect(skip?.getAttribute('href')).toBe('#content')
    expect(skip?.textContent).toBe('К содержанию')
  })

  it('says nothing of the sign', () => {
    renderUi(bar)
    expect(screen.getByText('P').getAttribute('aria-hidden')).toBe('true')
  })

  it('can be prerendered under the content policy', () => {
    expect(renderToStaticMarkup(bar)).not.toContain('style=')
  })
})
