import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { CarIcon } from './icons.tsx'

describe('an icon', () => {
  it('is hidden from screen readers beside a text', () => {
    const { container } = renderUi(<CarIcon />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('is an image with a name where it stands alone', () => {
    renderUi(<CarIcon label="Автомобиль" />)
    expect(screen.getByRole('img', { name: 'Автомобиль' })).toBeTruthy()
  })
})
