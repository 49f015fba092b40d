import { expect, it } from 'vitest'
import { routeLink } from './routeLink.ts'

it.each([
  ['Mozilla/5.0 (Linux; Android 14; K)', 'geo:55.794100,49.112000?q=55.794100,49.112000'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X)',
    'https://maps.apple.com/?daddr=55.794100,49.112000',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://yandex.ru/maps/?rtext=~55.794100,49.112000'],
])('leads to a place by what there is on %s', (agent, address) => {
  expect(routeLink([49.112, 55.7941], agent)).toBe(address)
})
