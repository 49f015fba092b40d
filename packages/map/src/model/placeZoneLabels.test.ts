import type { Box, Position } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { outlinePlaces } from '../testing/outlinePlaces.ts'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'
import type { WorldPoint } from './place.ts'
import { placeZoneLabels, type ZoneLabel } from './placeZoneLabels.ts'
import { worldX, worldY } from './worldSquare.ts'

/** Two zones side by side, each about 1.5 km wide and 2 km high. */
const zones = outlinePlaces(
  samplePlaces(
    Array.from({ length: 600 }, (_, at) => {
      const [column, row] = [at % 30, Math.floor(at / 30)]
      const position: Position = [49.1 + column * 0.0016, 55.8 - row * 0.0009]
      const zone = column < 15 ? '101' : '102'
      return sampleObject({ id: String(at), zone, geometry: { kind: 'point', position } })
    }),
  ),
)
const everything: Box = [49, 55.7, 49.2, 55.9]
const label = (zoom: number, taken: readonly WorldPoint[] = [], chosen: string | null = null) =>
  placeZoneLabels(zones, { box: everything, zoom, covered: [] }, taken, chosen, () => 110)
const middles = zones.areas.map(({ middle }) => middle)

describe('the labels of zones', () => {
  it('stand once in the middle of each from afar', () => {
    expect(label(13).map(({ zone, at }) => [zone, at])).toEqual([
      ['101', middles[0]],
      ['102', middles[1]],
    ])
  })

  it('are repeated near the ground, within their zone and apart from each other', () => {
    const labels = label(17)
    const pixel = 1 / (256 * 2 ** 17)
    expect(labels.length).toBeGreaterThan(10)
    for (const [at, one] of labels.entries()) {
      expect(zones.zoneAt(one.at)).toBe(one.zone)
      for (const other of labels.slice(at + 1)) {
        const [x, y] = [one.at[0] - other.at[0], one.at[1] - other.at[1]].map(Math.abs)
        expect((x ?? 0) > 110 * pixel || (y ?? 0) > 26 * pixel).toBe(true)
      }
    }
  })

  it('stand aside where a marker stands in the middle', () => {
    const labels = label(13, middles)
    expect(labels.map(({ zone }) => zone)).toEqual(['101', '102'])
    expect(labels.map(({ at }) => at)).not.toEqual(middles)
  })

  it('give way to markers everywhere, but the chosen zone is always named', () => {
    const pixel = 1 / (256 * 2 ** 13)
    const [x = 0, y = 0] = middles[0] ?? []
    const crowd = Array.from({ length: 1600 }, (_, at): WorldPoint => [
      x + ((at % 40) - 20) * 20 * pixel,
      y + (Math.floor(at / 40) - 20) * 20 * pixel,
    ])
    expect(label(13, crowd)).toEqual([])
    expect(label(13, crowd, '102').map(({ zone }) => zone)).toEqual(['102'])
  })

  it.each([12, 13, 14, 15.5, 17])('are seen as a whole or not at all, at zoom %s', (zoom) => {
    for (const west of steps(49, 49.15, 30)) {
      const box: Box = [west, 55.77, west + 0.03, 55.8]
      const labels = placeZoneLabels(zones, { box, zoom, covered: [] }, [], '101', () => 110)
      for (const one of labels) expect(isWithin(box, one, zoom)).toBe(true)
    }
  })

  it('stand where a zone is in sight when its middle is not', () => {
    const west = 49.119
    expect(worldX(west)).toBeGreaterThan(middles[0]?.[0] ?? 1)
    const sight = { box: [west, 55.76, west + 0.04, 55.81] as const, zoom: 14, covered: [] }
    const labels = placeZoneLabels(zones, sight, [], null, () => 30)
    expect(labels.map(({ zone }) => zone).toSorted()).toEqual(['101', '102'])
  })

  it('stand beside what lies over the map, the chosen one too', () => {
    const [middle = [0, 0]] = zones.areas.map((area) => area.middle)
    const longitude = (middle[0] - 0.5) * 360
    const half: Box = [longitude - 0.004, 55.7, longitude + 0.004, 55.9]
    const shown = (covered: readonly Box[]) =>
      placeZoneLabels(zones, { box: everything, zoom: 14, covered }, [], '101', () => 30)
    expect(shown([]).find(({ zone }) => zone === '101')?.at).toEqual(middle)
    const beside = shown([half])
    expect(beside.map(({ zone }) => zone)).toContain('101')
    for (const one of beside) {
      expect(Math.abs(one.at[0] - middle[0])).toBeGreaterThan(0.004 / 360)
    }
    expect(shown([everything])).toEqual([])
  })

  it('are not placed beyond what is drawn', () => {
    const away: Box = [48, 55, 48.1, 55.1]
    const sight = { box: away, zoom: 14, covered: [] }
    expect(placeZoneLabels(zones, sight, [], null, () => 110)).toEqual([])
  })
})

function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + ((to - from) * at) / count)
}

function isWithin([west, south, east, north]: Box, { at, width }: ZoneLabel, zoom: number) {
  const pixel = 1 / (256 * 2 ** zoom)
  return (
    at[0] - (width / 2) * pixel >= worldX(west) &&
    at[0] + (width / 2) * pixel <= worldX(east) &&
    at[1] - 19 * pixel >= worldY(north) &&
    at[1] + 19 * pixel <= worldY(south)
  )
}
