import { ok, type Answer } from './backEnd.ts'

const prices = [
  { type: 'default', interval: { from: '08:00', to: '20:00' }, price: 100, priceNum: 10_000 },
]

/** A city of one zone, 101, where an hour costs 100 roubles from 08:00 to 20:00: what its back end answers. */
export const pricedZone: Readonly<Record<string, Answer>> = {
  getZones: () => ok([{ value: '101', zonenumber: '101', zonename: 'Центр', prices }]),
  'get-options-info-v3': () => ok({ isClose: false, guestToken: 'guest-1' }),
}
