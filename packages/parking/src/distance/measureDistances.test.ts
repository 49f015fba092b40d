import { cleanShape, type MapObject, type Position } from '@parking/domain'
import { expect, it } from 'vitest'
import { measureDistances } from './measureDistances.ts'

const here: Position = [49.1, 55.8]

/** A parking so many thousandths of a degree north of here: 111 m each. */
const parking = (north: number, changes: Partial<MapObject>): MapObject => ({
  id: JSON.stringify(changes),
  type: 'parking',
  geometry: cleanShape({ kind: 'point', position: [49.1, 55.8 + north / 1000] }),
  category: 'roadside',
  code: null,
  name: null,
  street: null,
  isFree: false,
  zone: null,
  spaces: null,
  ...changes,
})

const { toZone, toParking } = measureDistances(
  [
    parking(5, { zone: '101', code: '10101' }),
    parking(2, { zone: '101', code: '10102' }),
    parking(3, { zone: '102', code: '10101' }),
    parking(1, { type: 'meter', zone: '101', code: '7' }),
    parking(0, { zone: '103', geometry: null }),
  ],
  here,
)

it('measures to the nearest parking of a zone, and to the nearest stretch of a parking', () => {
  expect(toZone('101')).toBeCloseTo(222, 0)
  expect(toZone('102')).toBeCloseTo(334, 0)
  expect(toParking('10102')).toBeCloseTo(222, 0)
  expect(toParking('10101')).toBeCloseTo(334, 0)
})

it('knows nothing of what is no parking or has no place', () => {
  expect([toZone('103'), toZone('999'), toParking('7')]).toEqual([null, null, null])
})
