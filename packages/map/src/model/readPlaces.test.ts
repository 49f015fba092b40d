import type { MapGeometry, Position } from '@parking/domain'
import { assert, constantFrom, double, array, property, tuple, oneof } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleObject } from '../testing/samplePlaces.ts'
import { readPlaces, readPlacesInSlices } from './readPlaces.ts'

const square: readonly Position[] = [
  [49, 55],
  [49.01, 55],
  [49.01, 55.01],
  [49, 55.01],
  [49, 55],
]
const line = (positions: readonly Position[]): MapGeometry => ({ kind: 'line', positions })
const read = (...geometries: MapGeometry[]) =>
  readPlaces(geometries.map((geometry, at) => sampleObject({ id: String(at), geometry })))

describe('what is drawn', () => {
  it('stands on the middle of a line', () => {
    const { all } = read(
      line([
        [49, 55],
        [49.02, 55],
        [49.02, 55],
        [49.04, 55],
      ]),
    )
    expect(all[0]?.center[0]).toBeCloseTo(49.02, 9)
    expect(all[0]?.shape).toMatchObject({
      positions: [
        [49, 55],
        [49.02, 55],
        [49.04, 55],
      ],
    })
  })

  it('stands beside the hole of a polygon, not in it', () => {
    const hole: readonly Position[] = [
      [49.002, 55.002],
      [49.009, 55.002],
      [49.009, 55.008],
      [49.002, 55.008],
    ]
    const [place] = read({ kind: 'polygon', rings: [square, hole] }).all
    expect(place?.center[0]).toBeLessThan(49.002)
    expect(place?.shape).toMatchObject({ kind: 'polygon' })
  })

  it('closes open rings and leaves holes without an area out', () => {
    const [place] = read({ kind: 'polygon', rings: [square.slice(0, 4), [[49.005, 55.005]]] }).all
    expect(place?.shape).toEqual({ kind: 'polygon', rings: [square] })
  })

  it('is a point where all vertices are the same', () => {
    const [place] = read(
      line([
        [49, 55],
        [49, 55],
        [49, 55],
      ]),
    ).all
    expect(place).toMatchObject({ center: [49, 55], shape: null })
  })
})

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
