import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { PlainPage, Sheet } from './PlainPage.tsx'

it('has one first heading, and what the page is about below it', () => {
  renderUi(
    <PlainPage title="Новости" isText>
      <Sheet>Новых парковок нет.</Sheet>
    </PlainPage>,
  )
  expect(screen.getAllByRole('heading', { level: 1, name: 'Новости' })).toHaveLength(1)
  expect(screen.getByText('Новых парковок нет.')).toBeTruthy()
})
