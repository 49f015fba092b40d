import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { TopLoadingBar } from './TopLoadingBar.tsx'

describe('the bar', () => {
  it('is a named progress without a value while something loads', () => {
    renderUi(<TopLoadingBar active label="Загрузка" />)
    const bar = screen.getByRole('progressbar', { name: 'Загрузка' })
    expect(bar.hasAttribute('aria-valuenow')).toBe(false)
  })

  it('is not there otherwise', () => {
    renderUi(<TopLoadingBar active={false} label="Загрузка" />)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
