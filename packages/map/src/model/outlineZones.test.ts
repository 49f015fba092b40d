import type { Position } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { outlinePlaces } from '../testing/outlinePlaces.ts'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'
import { toWorld } from './worldSquare.ts'
import { zoneSeeds } from './zoneSeeds.ts'

/** Parkings in rows and columns 100 m apart, each with the zone that `zoneOf` tells. */
function parkings(zoneOf: (column: number, row: number) => string | null, side = 10) {
  return samplePlaces(
    Array.from({ length: side * side }, (_, at) => {
      const [column, row] = [at % side, Math.floor(at / side)]
      const zone = zoneOf(column, row)
      return sampleObject({
        id: String(at),
        zone,
        geometry: { kind: 'point', position: placeAt(column, row) },
      })
    }),
  )
}
const placeAt = (column: number, row: number): Position => [
  49.1 + column * 0.0016,
  55.8 - row * 0.0009,
]
const halves = parkings((column) => (column < 5 ? '101' : '102'))

describe('outlines of zones', () => {
  it('hold the parkings of their zone and the streets between them', () => {
    const { zoneAt, areas } = outlinePlaces(halves)
    expect(areas.map(({ zone }) => zone)).toEqual(['101', '102'])
    expect(zoneAt(toWorld(placeAt(0, 0)))).toBe('101')
    expect(zoneAt(toWorld(placeAt(2.5, 4.5)))).toBe('101')
    expect(zoneAt(toWorld(placeAt(7.5, 4.5)))).toBe('102')
    expect(areas.map(({ middle }) => zoneAt(middle))).toEqual(['101', '102'])
  })

  it('end near the last parking', () => {
    const { zoneAt } = outlinePlaces(halves)
    expect(zoneAt(toWorld(placeAt(-0.3, 4)))).toBe('101')
    expect(zoneAt(toWorld(placeAt(-1.5, 4)))).toBeNull()
    expect(zoneAt(toWorld([0, 0]))).toBeNull()
  })

  it('share the border where they meet', () => {
    const [one, other] = outlinePlaces(halves).areas.map(
      ({ rings }) => new Set(rings.flat().map((point) => point.join(' '))),
    )
    const shared = [...(one ?? [])].filter((point) => other?.has(point))
    expect(shared.length).toBeGreaterThan(10)
  })

  it('leave a gap where another zone lies within', () => {
    const { areas } = outlinePlaces(
      parkings((column, row) => (column > 3 && column < 7 && row > 3 && row < 7 ? '102' : '101')),
    )
    const turns = areas.map(({ rings }) => new Set(rings.map((ring) => Math.sign(turn(ring)))))
    expect(turns).toEqual([new Set([1, -1]), new Set([1])])
  })

  it('are deepest in the middle', () => {
    const { depthAt, areas } = outlinePlaces(halves)
    const [middle] = areas.map((area) => area.middle)
    expect(depthAt(middle ?? [0, 0])).toBeGreaterThan(depthAt(toWorld(placeAt(0, 0))))
    expect(depthAt([0, 0])).toBe(0)
  })

  it('are those of what is paid by zone alone', () => {
    const at = (category: 'roadside' | 'barrier' | null, isFree: boolean) => {
      const places = halves.map((place) => ({
        ...place,
        object: { ...place.object, category, isFree },
      }))
      return zoneSeeds(places).size
    }
    expect(at('roadside', false)).toBe(2)
    expect(at(null, false)).toBe(2)
    expect(at('barrier', false)).toBe(0)
    expect(at('roadside', true)).toBe(0)
    expect(zoneSeeds(parkings(() => null)).size).toBe(0)
  })

  it('leave a stray parking aside, however far it is', () => {
    const stray = sampleObject({
      id: 'stray',
      zone: '7',
      geometry: { kind: 'point', position: [60, 50] },
    })
    const { areas, zoneAt } = outlinePlaces([...halves, ...samplePlaces([stray])])
    expect(areas.map(({ zone }) => zone)).toEqual(['101', '102'])
    expect(zoneAt(toWorld([60, 50]))).toBeNull()
  })
})

/** Twice the area of a ring: its sign tells which way it turns. */
function turn(ring: readonly (readonly [number, number])[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}
