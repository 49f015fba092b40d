import type { Position } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'
import { zonesNear } from './zonesNear.ts'

const parking = (zone: string, position: Position, changes = {}) =>
  sampleObject({
    id: `${zone} ${position.join(' ')}`,
    zone,
    geometry: { kind: 'point', position },
    ...changes,
  })
/** A thousandth of a degree of latitude is 111 metres. */
const places = samplePlaces([
  parking('101', [49, 55]),
  parking('101', [49, 55.001]),
  parking('102', [49, 55.004]),
  parking('900', [49, 55.0001], { category: 'barrier' }),
  parking('103', [49, 55.02]),
])
const near = (latitude: number, accuracy: number) => {
  const { kind, zones } = zonesNear(places, [49, latitude], accuracy)
  return [kind, ...zones.map(({ zone }) => zone)]
}

describe('the zones that somebody may be in', () => {
  it.each([
    ['clearly in one', 55, 20, ['in', '101']],
    ['between two', 55.0026, 90, ['in', '102', '101']],
    ['somewhere around, by a bad fix', 55.001, 900, ['in', '101', '102']],
    ['aside of all', 55.01, 20, ['aside', '102']],
  ])('%s', (_name, latitude, accuracy, expected) => {
    expect(near(latitude, accuracy)).toEqual(expected)
  })

  it('are none without parkings that are paid by zone', () => {
    expect(zonesNear([], [49, 55], 10).zones).toEqual([])
  })
})
