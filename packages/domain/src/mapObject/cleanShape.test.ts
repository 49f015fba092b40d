import { describe, expect, it } from 'vitest'
import { cleanShape } from './cleanShape.ts'
import type { MapGeometry, Position } from './Geometry.ts'

const square: readonly Position[] = [
  [49, 55],
  [49.01, 55],
  [49.01, 55.01],
  [49, 55.01],
  [49, 55],
]
const line = (positions: readonly Position[]): MapGeometry => ({ kind: 'line', positions })

describe('a clean shape', () => {
  it('stands on the middle of a line', () => {
    const clean = cleanShape(
      line([
        [49, 55],
        [49.02, 55],
        [49.02, 55],
        [49.04, 55],
      ]),
    )
    expect(clean?.center[0]).toBeCloseTo(49.02, 9)
    expect(clean?.shape).toMatchObject({
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
    const clean = cleanShape({ kind: 'polygon', rings: [square, hole] })
    expect(clean?.center[0]).toBeLessThan(49.002)
    expect(clean?.shape).toMatchObject({ kind: 'polygon' })
  })

  it('closes open rings and leaves holes without an area out', () => {
    const clean = cleanShape({ kind: 'polygon', rings: [square.slice(0, 4), [[49.005, 55.005]]] })
    expect(clean?.shape).toEqual({ kind: 'polygon', rings: [square] })
  })

  it('is a point where all vertices are the same', () => {
    const clean = cleanShape(
      line([
        [49, 55],
        [49, 55],
        [49, 55],
      ]),
    )
    expect(clean).toMatchObject({ center: [49, 55], shape: null })
  })

  it.each([
    ['no vertices', line([])],
    ['no rings', { kind: 'polygon', rings: [] } as const],
    ['off the earth', { kind: 'point', position: [49, 91] } as const],
  ])('is nothing where there is nothing to draw: %s', (_name, geometry) => {
    expect(cleanShape(geometry)).toBeNull()
  })
})
