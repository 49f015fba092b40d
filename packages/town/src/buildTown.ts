import type { Feature, Geometry, Position } from 'geojson'
import { type Block, layBlocks } from './layBlocks.ts'
import { buildBlock } from './buildBlock.ts'
import type { TownCity } from './TownCity.ts'
import { type PlanePoint, between, distance, insetRing, isInside } from './geometry.ts'
import { namePlaces, type Sight } from './namePlaces.ts'
import { type Plan, drawPlan } from './plan.ts'
import type { Projection } from './projection.ts'
import { seededRandom } from './random.ts'
import type { Name } from './streetNames.ts'
import { type Street, layStreets } from './layStreets.ts'
import { type WaterBody, fillWaters } from './fillWaters.ts'

/** The layers of a town's base map, in drawing order. */
export const TOWN_LAYERS = ['landuse', 'park', 'water', 'building', 'street', 'label'] as const

export type TownLayer = (typeof TOWN_LAYERS)[number]

/** What a feature of the base map says about itself. */
interface TownProperties {
  layer: TownLayer
  kind: string
  name?: string
  name_en?: string
  /** On streets: whether this stretch is a bridge. */
  bridge?: boolean
  /** On labels: 1 is written first. */
  rank?: number
  /** On labels of sights: the key and the value that OpenStreetMap has for such a place. */
  sight?: Sight
  /** On buildings: storeys. */
  levels?: number
}

export type TownFeature = Feature<Geometry, TownProperties>

/** A generated town. Whatever is asked for is made then and kept. */
export interface Town {
  city: TownCity
  projection: Projection
  /** Metres from the centre to the edge of the town. */
  radius: number
  streets(): readonly Street[]
  blocks(): readonly Block[]
  /** The GeoJSON features of one layer of the base map. */
  layer(layer: TownLayer): readonly TownFeature[]
}

/**
 * Generates the town of a city: always the same one for the same city. Nothing is worked out
 * before it is asked for.
 */
export function buildTown(city: TownCity): Town {
  const plan = kept(() => drawPlan(city))
  const blocks = kept(() => layBlocks(plan()))
  const streets = kept(() => layStreets(plan(), blocks().streets))
  const waters = kept(() => fillWaters(plan(), blocks().blocks))
  const features: Record<TownLayer, () => TownFeature[]> = {
    landuse: kept(() => landuseFeatures(plan(), blocks().blocks)),
    park: kept(() => parkFeatures(plan(), blocks().blocks, waters())),
    water: kept(() => waterFeatures(plan(), waters())),
    building: kept(() => buildingFeatures(plan(), blocks().blocks)),
    street: kept(() => streetFeatures(plan(), streets(), blocks().blocks)),
    label: kept(() => labelFeatures(plan(), blocks().blocks)),
  }
  return {
    city,
    get projection() {
      return plan().projection
    },
    get radius() {
      return plan().radius
    },
    streets: () => streets(),
    blocks: () => blocks().blocks,
    layer: (layer) => features[layer](),
  }
}

function kept<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function feature(geometry: Geometry, properties: TownProperties, name?: Name | null): TownFeature {
  if (name) Object.assign(properties, { name: name.ru, name_en: name.en })
  return { type: 'Feature', geometry, properties }
}

function polygon(plan: Plan, rings: readonly (readonly PlanePoint[])[]): Geometry {
  const { toLonLat } = plan.projection
  return {
    type: 'Polygon',
    coordinates: rings.map((ring): Position[] => {
      const closed = ring.map((point) => toLonLat(point))
      const [first] = closed
      return first ? [...closed, first] : closed
    }),
  }
}

function line(plan: Plan, points: readonly PlanePoint[]): Geometry {
  return { type: 'LineString', coordinates: points.map((point) => plan.projection.toLonLat(point)) }
}

const LANDUSE_KIND = {
  perimeter: 'residential',
  towers: 'residential',
  houses: 'cottages',
  works: 'industrial',
  square: 'square',
  allotments: 'allotments',
  field: 'field',
  park: null,
  forest: null,
} as const

function landuseFeatures(plan: Plan, blocks: readonly Block[]): TownFeature[] {
  return blocks.flatMap((block) => {
    const use = LANDUSE_KIND[block.use]
    if (!use) return []
    const kind = use === 'residential' && block.remoteness < 0.18 ? 'commercial' : use
    return [feature(polygon(plan, [block.ring]), { layer: 'landuse', kind })]
  })
}

function parkFeatures(
  plan: Plan,
  blocks: readonly Block[],
  waters: readonly WaterBody[],
): TownFeature[] {
  const names = new Map(
    namePlaces(plan, blocks)
      .filter((place) => place.kind === 'park')
      .map((place) => [place.at, place.name]),
  )
  const parks = blocks
    .filter((block) => block.use === 'park' || block.use === 'forest')
    .map((block) =>
      feature(
        polygon(plan, [block.ring]),
        {
          layer: 'park',
          kind: block.use === 'forest' ? 'forest' : block.area > 40_000 ? 'park' : 'garden',
        },
        names.get(block.center) ?? null,
      ),
    )
  const islands = waters
    .flatMap((water) => water.rings.slice(1))
    .map((ring) => feature(polygon(plan, [ring]), { layer: 'park', kind: 'forest' }))
  return [...parks, ...islands]
}

function waterFeatures(plan: Plan, waters: readonly WaterBody[]): TownFeature[] {
  return waters.map((water) =>
    feature(polygon(plan, water.rings), { layer: 'water', kind: water.kind }, water.name),
  )
}

function buildingFeatures(plan: Plan, blocks: readonly Block[]): TownFeature[] {
  const random = seededRandom(`${plan.city.id}/buildings`)
  const { box } = plan.projection
  return blocks.flatMap((block) =>
    buildBlock(block, random)
      .filter((building) => building.ring.every((corner) => isInside(corner, box)))
      .map((building) =>
        feature(polygon(plan, [building.ring]), {
          layer: 'building',
          kind: building.kind,
          levels: building.levels,
        }),
      ),
  )
}

function streetFeatures(
  plan: Plan,
  streets: readonly Street[],
  blocks: readonly Block[],
): TownFeature[] {
  const roads = streets.map((street) =>
    feature(
      line(plan, street.line),
      { layer: 'street', kind: street.kind, ...(street.bridge && { bridge: true }) },
      street.name,
    ),
  )
  const paths = blocks
    .filter((block) => block.use === 'park')
    .flatMap((block) =>
      pathsOf(block).map((path) => feature(line(plan, path), { layer: 'street', kind: 'path' })),
    )
  return [...paths, ...roads]
}

/** A park's paths: a round one, and one from each of its corners to the middle. */
function pathsOf(park: Block): PlanePoint[][] {
  const round = insetRing(park.ring, Math.sqrt(park.area) * 0.22)
  const [first] = round ?? []
  const walks = park.ring
    .filter((corner) => distance(corner, park.center) > Math.sqrt(park.area) * 0.55)
    .map((corner): PlanePoint[] => {
      const middle = between(corner, park.center, 0.5)
      const [dx, dy] = [park.center[0] - corner[0], park.center[1] - corner[1]]
      const bent: PlanePoint = [middle[0] - dy * 0.08, middle[1] + dx * 0.08]
      return [corner, bent, between(corner, park.center, 0.8)]
    })
  return round && first ? [[...round, first], ...walks] : walks
}

function labelFeatures(plan: Plan, blocks: readonly Block[]): TownFeature[] {
  return namePlaces(plan, blocks).map((place) =>
    feature(
      { type: 'Point', coordinates: plan.projection.toLonLat(place.at) },
      {
        layer: 'label',
        kind: place.kind,
        rank: place.rank,
        ...(place.sight && { sight: place.sight }),
      },
      place.name,
    ),
  )
}
