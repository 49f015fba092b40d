import { createServerClock, rootRoute } from '@parking/runtime'
import { ok, renderApp } from '@parking/runtime/testing'
import { createRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sessionsTexts } from '../texts/ru.ts'
import { HourPriceLine } from './HourPriceLine.tsx'

const prices = [
  { type: 'default', interval: { from: '08:00', to: '20:00' }, price: 1000, priceNum: 100_000 },
]
const benefit = (sale: number) => ({
  variation: 'benefit',
  type: 'Житель',
  zone: 'all',
  sale,
  transport: null,
  orderNum: 'L-1',
})
const page = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => <HourPriceLine zone="101" vehicle={null} />,
})

async function read(benefits: readonly object[], time: string, language: 'ru' | 'en' = 'ru') {
  const answers: Readonly<Record<string, unknown>> = {
    getZones: [{ value: '101', zonenumber: '101', zonename: 'Центр', prices }],
    'get-benefits-v2': benefits,
    'get-options-info-v3': { isClose: false },
  }
  await renderApp(rootRoute.addChildren([page]), {
    fetch: async ({ url }) => {
      const name = Object.keys(answers).find((one) => url.includes(one))
      return Response.json(ok(name === undefined ? {} : answers[name]))
    },
    token: 'token-1',
    language,
    texts: [sessionsTexts],
    clock: createServerClock({ device: () => Date.parse(`2026-11-24T${time}:00+03:00`) }),
  })
  const sign = await screen.findByText(/1[\s,]000/u)
  return sign.closest('div')?.textContent.replaceAll(/\s/gu, ' ')
}

it.each([
  ['in paid time', [benefit(10)], '12:00', '1 000 ₽ в час, платно до 20:00Для вас 900 ₽: льгота'],
  [
    'where it is free for the driver',
    [benefit(100)],
    '12:00',
    /до 20:00Для вас бесплатно: льгота/u,
  ],
  ['before paid time', [benefit(10)], '07:00', /потом 1 000 ₽ в часДля вас 900 ₽: льгота/u],
  ['without a benefit', [], '12:00', /до 20:00$/u],
])(
  'says the price of the sign, and the driver’s own beside it: %s',
  async (_case, own, time, words) => {
    expect(await read(own, time)).toMatch(words)
  },
)

it('says both in English', async () => {
  expect(await read([benefit(10)], '12:00', 'en')).toContain('900 ₽ for you, with your benefit')
})
