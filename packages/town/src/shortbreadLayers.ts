import type { Feature } from 'geojson'
import type { Town, TownFeature, TownLayer } from './buildTown.ts'

/** Features that the tiles have in one of their layers from a zoom on. */
export interface TileLayer {
  readonly name: string
  readonly fromZoom: number
  readonly featuresOf: (town: Town) => readonly Feature[]
}

/** Properties of a feature by what the town calls it. */
type Words = Readonly<Record<string, string>>

/** Takes some kinds of a layer of the town over, each with the kind that the schema calls it. */
function layer(name: string, fromZoom: number, from: TownLayer, words: Words): TileLayer {
  return {
    name,
    fromZoom,
    featuresOf: (town) =>
      town.layer(from).flatMap((feature) => {
        const kind = words[feature.properties.kind]
        return kind === undefined ? [] : [withProperties(feature, { kind })]
      }),
  }
}

function withProperties(
  { geometry, properties }: TownFeature,
  more: Readonly<Record<string, string | number | boolean>>,
): Feature {
  const { name, name_en, bridge } = properties
  return {
    type: 'Feature',
    geometry,
    properties: {
      ...more,
      ...(name === undefined ? {} : { name, name_en }),
      ...(bridge === true ? { bridge } : {}),
    },
  }
}

/** Names that a layer of labels has: of streets only those that have one. */
function labels(name: string, fromZoom: number, from: TownLayer, words: Words): TileLayer {
  const all = layer(name, fromZoom, from, words)
  return {
    ...all,
    featuresOf: (town) => all.featuresOf(town).filter((one) => one.properties?.['name']),
  }
}

const buildings: TileLayer = {
  name: 'buildings',
  fromZoom: 14,
  featuresOf: (town) => town.layer('building').map((one) => withProperties(one, { dummy: 1 })),
}

/** Sights, which carry the key and the value that OpenStreetMap has for them. */
function sights(name: string, fromZoom: number, keys: readonly string[]): TileLayer {
  return {
    name,
    fromZoom,
    featuresOf: (town) =>
      town.layer('label').flatMap((feature) => {
        const [key, value] = feature.properties.sight ?? []
        if (key === undefined || value === undefined || !keys.includes(key)) return []
        return [withProperties(feature, { [key]: value })]
      }),
  }
}

/**
 * The layers of a town's tiles in the words of Shortbread 1.0, the public schema that
 * OpenStreetMap's own vector tiles have (https://shortbread-tiles.org/schema/1.0/). The schema has no
 * names of parks: they are places without people in it.
 */
export const shortbreadLayers: readonly TileLayer[] = [
  layer('ocean', 10, 'water', { sea: 'sea' }),
  layer('water_polygons', 10, 'water', { river: 'river', pond: 'water' }),
  layer('land', 10, 'landuse', {
    residential: 'residential',
    cottages: 'residential',
    commercial: 'commercial',
    industrial: 'industrial',
    field: 'farmland',
  }),
  layer('land', 10, 'park', { forest: 'forest' }),
  layer('land', 11, 'landuse', { allotments: 'allotments' }),
  layer('land', 11, 'park', { park: 'park', garden: 'garden' }),
  layer('street_polygons', 14, 'landuse', { square: 'pedestrian' }),
  buildings,
  layer('streets', 13, 'street', { path: 'footway' }),
  layer('streets', 12, 'street', { minor: 'residential' }),
  layer('streets', 10, 'street', { secondary: 'secondary', quay: 'tertiary' }),
  layer('streets', 10, 'street', { highway: 'trunk', main: 'primary', rail: 'rail' }),
  labels('street_labels', 12, 'street', { highway: 'trunk', main: 'primary' }),
  labels('street_labels', 13, 'street', { secondary: 'secondary', quay: 'tertiary' }),
  labels('street_labels', 14, 'street', { minor: 'residential' }),
  labels('place_labels', 10, 'label', { city: 'city', suburb: 'suburb', park: 'locality' }),
  labels('water_polygons_labels', 10, 'label', { water: 'river' }),
  sights('public_transport', 13, ['kind']),
  sights('pois', 14, ['amenity', 'leisure', 'tourism']),
]
