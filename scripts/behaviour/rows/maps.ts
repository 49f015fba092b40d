import { VectorTile } from '@mapbox/vector-tile'
import GeoJSONVT from 'geojson-vt'
import GeoJSON from 'ol/format/GeoJSON.js'
import Polygon from 'ol/geom/Polygon.js'
import { fromLonLat } from 'ol/proj.js'
import OpeningHours from 'opening_hours'
import { PbfReader, PbfWriter } from 'pbf'
import { zxyToTileId, tileIdToZxy } from 'pmtiles'
import Supercluster from 'supercluster'
import type { Row } from '../Row.ts'

const readTile = 'packages/map/src/base/readTile.test.ts'
const clusters = 'packages/map/src/model/createClusterIndex.test.ts'
const places = 'packages/map/src/model/readPlaces.test.ts'
const hours = 'packages/town/src/town.test.ts'

const point = (lon: number, lat: number) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'Point' as const, coordinates: [lon, lat] },
})

export const maps: readonly Row[] = [
  {
    behaviour: 'A tile has one number, level by level along a curve',
    of: 'pmtiles',
    see: () => [zxyToTileId(0, 0, 0), zxyToTileId(1, 0, 0), tileIdToZxy(4)],
    seen: [0, 1, [1, 1, 0]],
    heldBy: 'packages/map/src/base/fetchTile.test.ts',
  },
  {
    behaviour: 'A tile beyond its level is an error',
    of: 'pmtiles',
    see: () => zxyToTileId(1, 2, 0),
    seen: 'throws Error',
    heldBy: 'packages/map/src/base/fetchTile.test.ts',
  },
  {
    behaviour: 'The pole is a number like others',
    of: 'ol',
    see: () => Number.isFinite(fromLonLat([0, 90])[1] ?? NaN),
    seen: true,
    heldBy: places,
  },
  {
    behaviour: 'Latitude before longitude passes without a word',
    of: 'ol',
    see: () => fromLonLat([55.79, 49.12]).map(Math.round),
    seen: [6_210_514, 6_295_247],
    heldBy: places,
  },
  {
    behaviour: 'A feature without a place has none, and is no error',
    of: 'ol',
    see: () =>
      new GeoJSON()
        .readFeatures({ type: 'Feature', properties: {}, geometry: null })
        .map((one) => one.getGeometry() ?? 'none'),
    seen: ['none'],
    heldBy: places,
  },
  {
    behaviour: 'A ring that runs the wrong way stays so until it is drawn',
    of: 'ol',
    see: () => {
      const ring = [
        [0, 0],
        [0, 1],
        [1, 1],
        [0, 0],
      ]
      return new Polygon([ring]).getCoordinates()[0]?.[1]
    },
    seen: [0, 1],
    heldBy: 'packages/map/src/model/outlineZones.test.ts',
  },
  {
    behaviour: 'A ring that is not closed has no area of its own end',
    of: 'ol',
    see: () =>
      new Polygon([
        [
          [0, 0],
          [0, 2],
          [2, 2],
          [2, 0],
        ],
      ]).getArea(),
    seen: 4,
    heldBy: 'packages/map/src/model/outlineZones.test.ts',
  },
  {
    behaviour: 'Two places on one spot stay a cluster at every level but the last',
    of: 'supercluster',
    see: () => {
      const index = new Supercluster({ maxZoom: 16 }).load([point(49, 55), point(49, 55)])
      return [16, 17].map((zoom) => index.getClusters([48, 54, 50, 56], zoom).length)
    },
    seen: [1, 2],
    heldBy: clusters,
  },
  {
    behaviour: 'A box over the antimeridian finds what is on both of its sides',
    of: 'supercluster',
    see: () => {
      const index = new Supercluster().load([point(179, 65), point(-179, 65)])
      return index.getClusters([170, 60, -170, 70], 16).length
    },
    seen: 2,
    heldBy: clusters,
  },
  {
    behaviour: 'A place near an edge stands in the tile beside it, too',
    of: 'geojson-vt',
    see: () => {
      const index = new GeoJSONVT({ type: 'FeatureCollection', features: [point(0.5, 0.5)] }, {})
      return [
        index.getTile(1, 1, 0)?.features.length ?? 0,
        index.getTile(1, 0, 1)?.features.length ?? 0,
      ]
    },
    seen: [1, 1],
    heldBy: readTile,
  },
  {
    behaviour: 'A layer without features is left out of its tile',
    of: '@mapbox/vector-tile',
    see: () => {
      const writer = new PbfWriter()
      const layer = new PbfWriter()
      layer.writeVarintField(15, 2)
      layer.writeStringField(1, 'parking')
      writer.writeBytesField(3, layer.finish())
      const bytes = writer.finish()
      return Object.keys(new VectorTile(new PbfReader(bytes)).layers)[0] ?? 'none'
    },
    seen: 'none',
    guess: 'parking',
    heldBy: readTile,
  },
  {
    behaviour: 'An empty tile has no layers and is no error',
    of: '@mapbox/vector-tile',
    see: () => Object.keys(new VectorTile(new PbfReader(new Uint8Array())).layers),
    seen: [],
    heldBy: readTile,
  },
  {
    behaviour:
      'Hours with public holidays need the country, else they are an error when they are asked',
    of: 'opening_hours',
    see: () => new OpeningHours('Mo-Su 08:00-20:00; PH off').getState(new Date(2026, 0, 1, 12)),
    seen: 'throws a text',
    guess: 'throws Error',
    heldBy: hours,
  },
  {
    behaviour: 'Days named in Russian are understood, with a warning',
    of: 'opening_hours',
    see: () => {
      const read = new OpeningHours('пн-пт 08:00-20:00')
      return [read.getState(new Date(2026, 10, 24, 12)), read.getWarnings().length > 0]
    },
    seen: [true, true],
    heldBy: hours,
  },
]
