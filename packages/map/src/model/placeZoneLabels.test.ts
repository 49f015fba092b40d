import type { Position } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'
import { outlineZones } from './outlineZones.ts'
import type { Box, WorldPoint } from './place.ts'
import { placeZoneLabels } from './placeZoneLabels.ts'

/** Two zones side by side, each about 1.5 km wide and 2 km high. */
const zones = await outlineZones(
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
  placeZoneLabels(zones, { box: everything, zoom }, taken, chosen, () => 110)
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

  it('are not placed beyond what is drawn', () => {
    const away: Box = [48, 55, 48.1, 55.1]
    expect(placeZoneLabels(zones, { box: away, zoom: 14 }, [], null, () => 110)).toEqual([])
  })
})
