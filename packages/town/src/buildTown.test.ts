import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { TOWN_LAYERS, type Town, buildTown } from './buildTown.ts'
import { sampleCities } from './sampleCities.ts'

function positionsOf(value: unknown): Position[] {
  if (!Array.isArray(value)) return []
  if (typeof value[0] === 'number') return [value.map(Number)]
  return value.flatMap(positionsOf)
}

function everyPosition(town: Town): Position[] {
  return TOWN_LAYERS.flatMap((layer) =>
    town
      .layer(layer)
      .flatMap(({ geometry }) =>
        geometry.type === 'GeometryCollection' ? [] : positionsOf(geometry.coordinates),
      ),
  )
}

function kinds(town: Town, layer: (typeof TOWN_LAYERS)[number]): Set<string> {
  return new Set(town.layer(layer).map((feature) => feature.properties.kind))
}

describe.each(Object.values(sampleCities))('the town of $id', (city) => {
  const town = buildTown(city)

  it('is the same every time', () => {
    const again = buildTown(city)
    for (const layer of TOWN_LAYERS) expect(again.layer(layer)).toEqual(town.layer(layer))
  })

  it('lies within the bounds of the city', () => {
    const [west, south, east, north] = city.bounds
    const outside = everyPosition(town).filter(
      ([lon = 0, lat = 0]) => lon < west || lon > east || lat < south || lat > north,
    )
    expect(outside).toEqual([])
  })

  it('reaches every corner of its bounds', () => {
    const [west, south, east, north] = city.bounds
    const ground = (['landuse', 'park', 'water'] as const).flatMap((layer) =>
      town
        .layer(layer)
        .flatMap(({ geometry }) =>
          geometry.type === 'Polygon' ? positionsOf(geometry.coordinates) : [],
        ),
    )
    for (const [lon, lat] of [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ] as const) {
      const nearest = Math.min(
        ...ground.map(([x = 0, y = 0]) => Math.max(Math.abs(x - lon), Math.abs(y - lat))),
      )
      expect(nearest).toBeLessThan(0.06)
    }
  })

  it('has every layer and kind that a map draws', () => {
    expect(kinds(town, 'water')).toContain('river')
    expect(kinds(town, 'park')).toEqual(new Set(['park', 'garden', 'forest']))
    for (const kind of ['highway', 'main', 'secondary', 'minor', 'quay', 'rail', 'path']) {
      expect(kinds(town, 'street')).toContain(kind)
    }
    for (const kind of ['residential', 'commercial', 'industrial', 'square']) {
      expect(kinds(town, 'landuse')).toContain(kind)
    }
    expect(town.layer('building').length).toBeGreaterThan(5000)
    expect(town.layer('street').some((street) => street.properties.bridge)).toBe(true)
  })

  it('names its streets in both languages', () => {
    const names = town.streets().flatMap((street) => street.name ?? [])
    expect(new Set(names.map((name) => name.ru)).size).toBeGreaterThan(80)
    for (const { ru, en } of names) {
      expect(ru).toMatch(/^[а-яё\d -]+$/iu)
      expect(en).toMatch(/^[a-z\d -]+$/iu)
    }
    expect(names.map((name) => name.ru)).toContain('улица Ленина')
  })

  it('closes every ring and turns the outer one anticlockwise', () => {
    for (const { geometry } of town.layer('building')) {
      if (geometry.type !== 'Polygon') throw new Error('a building is a polygon')
      const [ring = []] = geometry.coordinates
      expect(ring[0]).toEqual(ring.at(-1))
      let doubled = 0
      const [x0 = 0, y0 = 0] = ring[0] ?? []
      for (let at = 1; at < ring.length; at++) {
        const [ax = 0, ay = 0] = ring[at - 1] ?? []
        const [bx = 0, by = 0] = ring[at] ?? []
        doubled += (ax - x0) * (by - y0) - (bx - x0) * (ay - y0)
      }
      expect(doubled).toBeGreaterThan(0)
    }
  })
})

it('gives two cities two towns', () => {
  const [first, second] = [buildTown(sampleCities.kazan), buildTown(sampleCities.tula)]
  expect(first.streets().length).not.toBe(second.streets().length)
})
