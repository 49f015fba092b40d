import type { Box, Position } from '@parking/domain'
import { array, assert, double, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'
import { createBoxIndex } from './createBoxIndex.ts'
import { createClusterIndex, unclusteredZoom } from './createClusterIndex.ts'
import { fromWorld } from './worldSquare.ts'

const city: Box = [48.8, 55.6, 49.4, 56]
const position = tuple(
  double({ min: 48.9, max: 49.3, noNaN: true }),
  double({ min: 55.7, max: 55.9, noNaN: true }),
)
const placesAt = (positions: readonly Position[]) =>
  samplePlaces(
    positions.map((at, id) =>
      sampleObject({ id: String(id), geometry: { kind: 'point', position: at } }),
    ),
  )

describe('markers', () => {
  it('stand for every place once, at every zoom', () => {
    assert(
      property(
        array(position, { maxLength: 60 }),
        integer({ min: 12, max: 20 }),
        (positions, zoom) => {
          const markers = createClusterIndex(placesAt(positions))(city, zoom)
          const sum = markers.reduce(
            (total, one) => total + (one.kind === 'cluster' ? one.count : 1),
            0,
          )
          expect(sum).toBe(positions.length)
        },
      ),
    )
  })

  it('are grouped from afar and fall apart at the zoom they name', () => {
    const markersOf = createClusterIndex(
      placesAt([
        [49.11, 55.79],
        [49.1105, 55.79],
        [49.3, 55.9],
      ]),
    )
    const cluster = markersOf(city, 13).find((one) => one.kind === 'cluster')
    expect(cluster).toMatchObject({ count: 2 })
    const split = markersOf(city, cluster?.splitZoom() ?? 0)
    expect(split.every((one) => one.kind === 'place')).toBe(true)
  })

  it('are never grouped close up, even at one position', () => {
    const markers = createClusterIndex(
      placesAt([
        [49.11, 55.79],
        [49.11, 55.79],
      ]),
    )(city, unclusteredZoom)
    expect(markers.map((one) => one.kind)).toEqual(['place', 'place'])
  })

  it('stay what they are while the map moves', () => {
    assert(
      property(array(position, { maxLength: 200 }), integer({ min: 12, max: 16 }), (all, zoom) => {
        const markersOf = createClusterIndex(placesAt(all))
        const seen = (box: Box) =>
          markersOf(box, zoom).map(({ kind, world }) => `${kind} ${world.join(' ')}`)
        const part: Box = [49, 55.75, 49.2, 55.85]
        const inPart = ([x, y]: Position) => x >= 49 && x <= 49.2 && y >= 55.75 && y <= 55.85
        const whole = markersOf(city, zoom).filter(({ world }) => inPart(fromWorld(world)))
        expect(new Set(seen(part))).toEqual(
          new Set(whole.map(({ kind, world }) => `${kind} ${world.join(' ')}`)),
        )
      }),
    )
  })

  it('carry the exact position of their place', () => {
    const [marker] = createClusterIndex(placesAt([[49.112345678, 55.791234567]]))(city, 18)
    const [x, y] = fromWorld(marker?.world ?? [0, 0])
    expect([x, y]).toEqual([expect.closeTo(49.112345678, 9), expect.closeTo(55.791234567, 9)])
  })
})

describe('shapes of a view', () => {
  it('are those whose box touches it, large ones too', () => {
    const lines = array(tuple(position, position), { maxLength: 30 })
    assert(
      property(lines, position, position, (pairs, a, b) => {
        const places = samplePlaces(
          pairs.map((positions, id) =>
            sampleObject({ id: String(id), geometry: { kind: 'line', positions } }),
          ),
        ).filter(({ shape }) => shape !== null)
        const view: Box = [
          Math.min(a[0], b[0]),
          Math.min(a[1], b[1]),
          Math.max(a[0], b[0]),
          Math.max(a[1], b[1]),
        ]
        const touching = places.filter(
          ({ box }) =>
            box[0] <= view[2] && box[2] >= view[0] && box[1] <= view[3] && box[3] >= view[1],
        )
        const found = createBoxIndex(places)(view)
        expect(new Set(found)).toEqual(new Set(touching))
      }),
    )
  })
})
