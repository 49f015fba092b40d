import { describe, expect, it } from 'vitest'
import { findParkings, parkingLabel } from './findParkings.ts'
import { unknownDistances } from '../distance/measureDistances.ts'

const zones = [
  { number: '101', name: 'Центр', parkings: [{ code: '10101', name: null }] },
  {
    number: '102',
    name: 'Вокзал',
    parkings: [
      { code: '10201', name: 'У зелёного дома' },
      { code: '10202', name: 'Вокзал, 10202' },
    ],
  },
  { number: '103', name: 'Рынок' },
]

describe('findParkings', () => {
  it.each([
    ['', ['10101', '10201', '10202']],
    ['102', ['10201', '10202']],
    ['10202', ['10202']],
    ['вокзал', ['10201', '10202']],
    ['зеленого', ['10201']],
    ['рынок', []],
    ['999', []],
  ])('by %j finds %j', (search, codes) => {
    expect(findParkings(zones, search, unknownDistances).map(({ code }) => code)).toEqual(codes)
  })

  it('puts the nearest first of the equally good', () => {
    const metres: Readonly<Record<string, number>> = { 10202: 40, 10101: 300 }
    const distances = { toZone: () => null, toParking: (code: string) => metres[code] ?? null }
    const found = (search: string) =>
      findParkings(zones, search, distances).map(({ code, metres: far }) => [code, far])
    expect(found('')).toEqual([
      ['10202', 40],
      ['10101', 300],
      ['10201', null],
    ])
    expect(found('10201')).toEqual([['10201', null]])
  })
})

describe('parkingLabel', () => {
  it('says code and name once each', () => {
    expect(findParkings(zones, '', unknownDistances).map(parkingLabel)).toEqual([
      '10101 · Центр',
      '10201 · У зелёного дома',
      'Вокзал, 10202',
    ])
  })
})
