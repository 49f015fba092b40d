import { describe, expect, it } from 'vitest'
import type { MapObject } from '@parking/domain'
import { findZones, zonePlaces } from './findZones.ts'
import { unknownDistances } from '../distance/measureDistances.ts'

const zones = [
  { number: '101', name: 'Центр' },
  { number: '110', name: 'Зелёный сквер' },
  { number: '202', name: 'Вокзал' },
]
const object = (changes: Partial<MapObject>): MapObject => ({
  id: JSON.stringify(changes),
  type: 'parking',
  geometry: null,
  category: 'roadside',
  code: null,
  name: null,
  street: null,
  isFree: false,
  zone: null,
  spaces: null,
  ...changes,
})
const places = zonePlaces([
  object({ zone: '202', street: 'улица Центральная' }),
  object({ zone: '202', street: 'улица Центральная', code: '20201' }),
  object({ zone: '202', street: 'Речной проезд' }),
  object({ zone: '999', street: 'улица Дальняя' }),
  object({ street: 'Ничья улица' }),
  object({ zone: '101', code: '10101' }),
  object({ zone: '110', code: '7-77', type: 'meter' }),
])
const found = (search: string) =>
  findZones(zones, search, places, unknownDistances).map(({ zone, street, parking }) => [
    zone.number,
    street ?? parking,
  ])

describe('findZones', () => {
  it.each([
    [
      '',
      [
        ['101', null],
        ['110', null],
        ['202', null],
      ],
    ],
    [
      '1',
      [
        ['101', null],
        ['110', null],
      ],
    ],
    ['101', [['101', null]]],
    ['ЗЕЛЕНЫЙ', [['110', null]]],
    [
      'центр',
      [
        ['101', null],
        ['202', 'улица Центральная'],
      ],
    ],
    ['речной', [['202', 'Речной проезд']]],
    ['10101', [['101', '10101']]],
    ['парковка 2020', [['202', '20201']]],
    ['7-77', []],
    ['дальняя', []],
    ['999', []],
  ])('finds "%s"', (search, expected) => {
    expect(found(search)).toEqual(expected)
  })

  it.each([
    ['', ['202', '101', '110']],
    ['1', ['101', '110']],
    ['центр', ['101', '202']],
    ['10101', ['101']],
  ])('puts the nearest first of those that "%s" finds equally well', (search, expected) => {
    const metres: Readonly<Record<string, number>> = { 101: 900, 202: 30 }
    const toZone = (number: string) => metres[number] ?? null
    const nearest = findZones(zones, search, places, { toZone, toParking: () => 7 })
    expect(nearest.map(({ zone }) => zone.number)).toEqual(expected)
    const measured = nearest.map(({ zone, parking, metres: far }) => [zone.number, parking, far])
    expect(measured).toEqual(
      expected.map((number) =>
        search === '10101' ? [number, '10101', 7] : [number, null, metres[number] ?? null],
      ),
    )
  })
})
