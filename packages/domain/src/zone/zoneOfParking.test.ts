import { describe, expect, it } from 'vitest'
import { zoneOfParking } from './zoneOfParking.ts'

const zones = [
  { number: '101', name: 'Центр' },
  { number: '102', name: 'Вокзал', parkings: [{ code: '10201', name: null }] },
]

describe('zoneOfParking', () => {
  it.each([
    ['10201', '102'],
    ['10101', undefined],
    [undefined, undefined],
  ])('of %s is %s', (code, zone) => {
    expect(zoneOfParking(zones, code)).toBe(zone)
  })
})
