import { describe, expect, it } from 'vitest'
import type { MapObject } from '@parking/domain'
import { findZones, zoneStreets } from './findZones.ts'

const zones = [
  { number: '101', name: 'Центр' },
  { number: '110', name: 'Зелёный сквер' },
  { number: '202', name: 'Вокзал' },
]
const onStreet = (zone: string | null, street: string | null): MapObject => ({
  id: `${zone} ${street}`,
  kind: 'parking',
  geometry: { kind: 'point', position: [49, 55] },
  category: 'roadside',
  code: null,
  name: null,
  street,
  isFree: false,
  zone,
  spaces: null,
})
const streets = zoneStreets([
  onStreet('202', 'улица Центральная'),
  onStreet('202', 'улица Центральная'),
  onStreet('202', 'Речной проезд'),
  onStreet(null, 'Ничья улица'),
  onStreet('101', null),
])
const found = (search: string) =>
  findZones(zones, search, streets).map(({ zone, street }) => [zone.number, street])

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
    ['999', []],
  ])('finds "%s"', (search, expected) => {
    expect(found(search)).toEqual(expected)
  })
})

describe('zoneStreets', () => {
  it('names each street of a zone once', () => {
    expect([...streets]).toEqual([['202', ['улица Центральная', 'Речной проезд']]])
  })
})
