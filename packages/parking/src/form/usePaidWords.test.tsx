import { createServerClock, rootRoute } from '@parking/runtime'
import { backEnd, renderApp } from '@parking/runtime/testing'
import { sessionsTexts } from '@parking/sessions'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { parkingTexts } from '../texts/ru.ts'
import type { FormValues } from './formValues.ts'
import { usePaidLines } from './usePaidWords.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}:00+03:00`)
const stay = {
  zone: { number: '101', name: 'Центр' },
  parkingCode: null,
  vehicle: { plate: 'А123ВС116', format: 'russian', category: 'B' },
  durationMinutes: 90,
  startsAt: at('10:00'),
  day: 'postPayment',
}

async function lines(changes: object, known: { total: number; full: number } | null) {
  function Lines() {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the words are made of
    const values = { ...stay, ...changes } as unknown as FormValues
    return <p data-testid="lines">{usePaidLines(values, known).join(' · ')}</p>
  }
  const page = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Lines })
  await renderApp(rootRoute.addChildren([page]), {
    fetch: backEnd({}).fetch,
    texts: [sessionsTexts, parkingTexts],
    clock: createServerClock({ device: () => at('12:00') }),
  })
  return (await screen.findByTestId('lines')).textContent.replaceAll(/\s/gu, ' ')
}

it.each([
  [
    'a stay with a discount',
    {},
    { total: 12_600, full: 14_000 },
    'А 123 ВС 116 · зона 101 · Центр · 1 ч 30 мин · 10:00 – 11:30 · Скидка 14,00 ₽',
  ],
  [
    'parking from now on, at its full price',
    { startsAt: null, day: 'today' },
    { total: 14_000, full: 14_000 },
    'А 123 ВС 116 · зона 101 · Центр · 1 ч 30 мин · до 13:30',
  ],
  [
    'a zone without a name of its own, and a price that is not known',
    { zone: { number: '101', name: '101' } },
    null,
    'А 123 ВС 116 · зона 101 · 1 ч 30 мин · 10:00 – 11:30',
  ],
])('names all of what is paid: %s', async (_case, changes, known, words) => {
  expect(await lines(changes, known)).toBe(words)
})
