import type { MapGeometry, Position } from '@parking/domain'
import { assert, constantFrom, double, array, property, tuple, oneof } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleObject } from '../testing/samplePlaces.ts'
import { readPlaces, readPlacesInSlices } from './readPlaces.ts'

const line = (positions: readonly Position[]): MapGeometry => ({ kind: 'line', positions })
const read = (...geometries: MapGeometry[]) =>
  readPlaces(geometries.map((geometry, at) => sampleObject({ id: String(at), geometry })))

describe('what is skipped and counted', () => {
  it.each([
    ['no vertices', line([])],
    ['no rings', { kind: 'polygon', rings: [] } as const],
    ['not a number', { kind: 'point', position: [Number.NaN, 55] } as const],
    ['off the earth', { kind: 'point', position: [49, 91] } as const],
  ])('%s', (_name, geometry) => {
    expect(read(geometry)).toMatchObject({ all: [], skipped: 1 })
  })

  it('a second object with the same id', () => {
    const twice = [sampleObject({ id: 'a' }), sampleObject({ id: 'a' })]
    expect(readPlaces(twice, 3)).toMatchObject({ all: [{ id: 'a' }], skipped: 4 })
  })
})

it('is the same in slices as at once', async () => {
  const objects = Array.from({ length: 950 }, (_, at) =>
    sampleObject({
      id: String(at % 900),
      geometry: { kind: 'point', position: [49, at % 7 === 0 ? Number.NaN : 55] },
    }),
  )
  await expect(readPlacesInSlices(objects, 2)).resolves.toEqual(readPlaces(objects, 2))
})

describe('junk', () => {
  it('never throws, and every object is either drawn or counted', () => {
    const number = oneof(double(), double({ min: 49, max: 50, noNaN: true }), constantFrom(0, 55))
    const position = tuple(number, number)
    const positions = array(position, { maxLength: 8 })
    const geometry = oneof(
      position.map((at): MapGeometry => ({ kind: 'point', position: at })),
      positions.map((list) => line(list)),
      array(positions, { maxLength: 4 }).map((rings): MapGeometry => ({ kind: 'polygon', rings })),
    )
    assert(
      property(array(geometry, { maxLength: 20 }), (geometries) => {
        const { all, skipped } = read(...geometries)
        expect(all.length + skipped).toBe(geometries.length)
        for (const { center, box } of all) {
          expect([...center, ...box].every(Number.isFinite)).toBe(true)
          expect(center[0]).toBeGreaterThanOrEqual(box[0] - 1e-9)
          expect(center[0]).toBeLessThanOrEqual(box[2] + 1e-9)
        }
      }),
    )
  })
})
