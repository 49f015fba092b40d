import { CityBackEnd, isSeen, seen } from '@parking/payments/testing'
import { expect, it } from 'vitest'
import { renderSessions } from '../testing/renderSessions.tsx'

const mixed = /смешаны русские и латинские буквы/u

it('says of a running session that its plate mixes two alphabets', async () => {
  await renderSessions(new CityBackEnd({ sessions: [{ plate: 'WХ12345', minutesLeft: 30 }] }))
  expect(await seen(mixed)).toBeTruthy()
})

it.each(['А123ВС116', 'A123BC116', 'WX12345'])('says nothing of %s', async (plate) => {
  await renderSessions(new CityBackEnd({ sessions: [{ plate, minutesLeft: 30 }] }))
  await seen('Идут сейчас')
  expect(isSeen(mixed)).toBe(false)
})
