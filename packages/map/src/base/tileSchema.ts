import type { VectorMapSource } from '@parking/domain'

/** The words that a server's vector tiles use. */
export type TileSchema = VectorMapSource['schema']

export type TileShape = 'point' | 'line' | 'area'

/** What something in a tile is, in the map's own words. */
export interface Meaning {
  readonly layer: string
  readonly kind: string
}

type Properties = Readonly<Record<string, unknown>>

/** How a layer's features of one shape are understood. */
interface Rule {
  readonly layer: string
  /** The properties that may say the kind, the one that says it best first. */
  readonly keys: readonly string[]
  readonly kinds: Readonly<Record<string, string>>
  /** The kind of what says none that is listed; left out, such a feature is skipped. */
  readonly others?: string
}

type Rules = Readonly<Record<string, Rule>>

/** Gives each of some words the same kind. */
const all = (kind: string, words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(words.split(' ').map((word) => [word, kind]))

const roads = {
  ...all('highway', 'motorway motorway_link trunk trunk_link'),
  ...all('main', 'primary primary_link'),
  ...all('secondary', 'secondary secondary_link tertiary tertiary_link'),
  ...all('minor', 'unclassified residential living_street minor service busway bus_guideway'),
  ...all('path', 'pedestrian track footway steps path cycleway bridleway'),
}
const rails = all('rail', 'rail narrow_gauge tram light_rail funicular monorail')
const green = {
  ...all('park', 'park garden grass meadow village_green recreation_ground golf_course'),
  ...all('park', 'cemetery grave_yard playground miniature_golf heath scrub grassland zoo'),
  ...all('park', 'wetland swamp bog string_bog wet_meadow marsh pitch'),
  ...all('forest', 'forest wood'),
}
const land = {
  ...all('residential', 'residential suburb quarter neighbourhood'),
  ...all('commercial', 'commercial retail'),
  ...all('industrial', 'industrial garages railway landfill quarry brownfield military'),
  ...all('square', 'school university college hospital kindergarten library parking stadium'),
  ...all('square', 'sports_centre bus_station pedestrian'),
  ...all('allotments', 'allotments orchard vineyard plant_nursery greenhouse_horticulture'),
  ...all('field', 'farmland farmyard greenfield sand beach'),
}
const places = {
  ...all('city', 'capital state_capital city town'),
  ...all('suburb', 'village hamlet borough suburb quarter neighbourhood island'),
  ...all('place', 'locality isolated_dwelling farm'),
}
const sights = {
  ...all('place', 'station halt railway bus_station aerodrome ferry_terminal theatre cinema'),
  ...all('place', 'arts_centre museum library hospital university college townhall town_hall'),
  ...all('place', 'marketplace courthouse stadium zoo theme_park castle mall department_store'),
  ...all('park', 'park garden golf_course'),
}
const house: Rule = { layer: 'label', keys: [], kinds: {}, others: 'house' }
const waterName: Rule = { layer: 'label', keys: [], kinds: {}, others: 'water' }

const shortbread: Rules = {
  'land/area': { layer: 'land', keys: ['kind'], kinds: { ...land, ...green } },
  'sites/area': { layer: 'land', keys: ['kind'], kinds: land },
  'ocean/area': { layer: 'water', keys: [], kinds: {}, others: 'sea' },
  'water_polygons/area': { layer: 'water', keys: [], kinds: {}, others: 'water' },
  'water_lines/line': { layer: 'waterLine', keys: ['kind'], kinds: {}, others: 'stream' },
  'buildings/area': { layer: 'building', keys: [], kinds: {}, others: 'building' },
  'streets/line': { layer: 'street', keys: ['kind'], kinds: { ...roads, ...rails } },
  'street_polygons/area': { layer: 'land', keys: ['kind'], kinds: all('square', 'pedestrian') },
  'street_labels/line': { layer: 'streetName', keys: ['kind'], kinds: roads },
  'water_polygons_labels/point': waterName,
  'place_labels/point': { layer: 'label', keys: ['kind'], kinds: places },
  'public_transport/point': { layer: 'label', keys: ['kind'], kinds: sights },
  'pois/point': {
    layer: 'label',
    keys: ['amenity', 'leisure', 'tourism', 'historic', 'shop'],
    kinds: sights,
  },
  'addresses/point': house,
}

const openmaptiles: Rules = {
  'landcover/area': { layer: 'land', keys: ['subclass', 'class'], kinds: { ...land, ...green } },
  'landuse/area': { layer: 'land', keys: ['class'], kinds: { ...land, ...green } },
  'water/area': { layer: 'water', keys: [], kinds: {}, others: 'water' },
  'waterway/line': { layer: 'waterLine', keys: ['class'], kinds: {}, others: 'stream' },
  'building/area': { layer: 'building', keys: [], kinds: {}, others: 'building' },
  'transportation/line': {
    layer: 'street',
    keys: ['subclass', 'class'],
    kinds: { ...roads, ...rails },
  },
  'transportation_name/line': { layer: 'streetName', keys: ['class'], kinds: roads },
  'water_name/point': waterName,
  'place/point': { layer: 'label', keys: ['class'], kinds: places },
  'park/point': { layer: 'label', keys: [], kinds: {}, others: 'park' },
  'poi/point': { layer: 'label', keys: ['subclass', 'class'], kinds: sights },
  'aerodrome_label/point': { layer: 'label', keys: [], kinds: {}, others: 'place' },
  'housenumber/point': house,
}

const schemas = { shortbread, openmaptiles }

/** Says what a tile's feature is; null for what the map does not show. */
export function readMeaning(
  schema: TileSchema,
  layer: string,
  shape: TileShape,
  properties: Properties,
): Meaning | null {
  const rule = schemas[schema][`${layer}/${shape}`]
  if (rule === undefined || isHidden(rule, properties)) return null
  const [kind = rule.others] = rule.keys.flatMap((key) => {
    const word = readText(properties[key])
    const known = Object.hasOwn(rule.kinds, word) ? rule.kinds[word] : undefined
    return known ?? []
  })
  if (kind === undefined) return null
  const isGreen = rule.layer === 'land' && (kind === 'park' || kind === 'forest')
  if (rule.layer === 'land') return { layer: isGreen ? 'park' : 'landuse', kind }
  return { layer: rule.layer, kind }
}

/** Rails and waters below the ground are nothing to find the way by. */
function isHidden({ layer }: Rule, properties: Properties): boolean {
  if (properties['tunnel'] !== true && properties['brunnel'] !== 'tunnel') return false
  const word = readText(properties['kind']) || readText(properties['subclass'])
  return layer === 'waterLine' || Object.hasOwn(rails, word)
}

/** The names of a feature: in Russian, and in English or at least in Latin letters. */
export function readNames(properties: Properties): { name: string; nameEn: string } {
  const first = (...keys: readonly string[]): string =>
    keys.map((key) => readText(properties[key])).find((text) => text !== '') ?? ''
  return {
    name: first('name:ru', 'name', 'name:nonlatin', 'name:latin', 'housenumber'),
    nameEn: first('name:en', 'name_en', 'name:latin', 'name_int'),
  }
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
