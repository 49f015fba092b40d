import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Facts } from './Facts.tsx'

it('lists each fact under its name', () => {
  const facts = [
    { name: 'Машина', value: 'А123ВС116' },
    { name: 'Место', value: 'не указано', isMissing: true },
  ]
  renderUi(<Facts facts={facts} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Машина',
    'Место',
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'А123ВС116',
    'не указано',
  ])
})
