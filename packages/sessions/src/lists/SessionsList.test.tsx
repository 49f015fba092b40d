import { isSeen, seen } from '@parking/payments/testing'
import { openCity } from '@parking/runtime/testing/city'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderSessions } from '../testing/renderSessions.tsx'

const mixed = /смешаны русские и латинские буквы/u

it('says of a running session that its plate mixes two alphabets', async () => {
  await renderSessions(openCity({ sessions: [{ plate: 'WХ12345', minutesLeft: 30 }] }))
  expect(await seen(mixed)).toBeTruthy()
})

it.each(['А123ВС116', 'A123BC116', 'WX12345'])('says nothing of %s', async (plate) => {
  await renderSessions(openCity({ sessions: [{ plate, minutesLeft: 30 }] }))
  await seen('Идут сейчас')
  expect(isSeen(mixed)).toBe(false)
})

it.each([
  ['rows', false],
  ['cards', true],
])("are %s where the city's file says of cards: %s", async (look, alternativeReservationView) => {
  const city = openCity({ sessions: [{ plate: 'А123ВС116', minutesLeft: 30 }] })
  await renderSessions(city, { city: { flags: { alternativeReservationView } } })
  await seen('Идут сейчас')
  const running = within(screen.getByRole('region', { name: 'Идут сейчас' }))
  expect(running.getByRole('list').className).toContain(look)
})
