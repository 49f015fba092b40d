import { PricingError, type Tariff, compileTariff } from '@parking/pricing'
import type { WireMapFeature } from '../cityMap/wireMap.ts'
import { isRecord } from '../wire/input.ts'
import { type ImportProblem, type Report, shown } from './ImportProblem.ts'
import { type Bounds, readGeometry } from './readGeometry.ts'
import { readProperties } from './readProperties.ts'

/** As long a file may be, characters. */
const MAX_TEXT_LENGTH = 60_000_000

/** As many features a city may have. */
const MAX_FEATURES = 100_000

/** More problems than these are counted, not listed. */
const LISTED_PROBLEMS = 50

/** A zone as the file's features tell it. */
export interface ImportedZone {
  number: string
  name: string
  tariff: Tariff
  parkingCodes: readonly string[]
}

/** A feature that was left out, as it stood in the file, and why. */
export interface RefusedFeature {
  readonly feature: unknown
  readonly problems: readonly ImportProblem[]
}

export type ImportResult =
  | { ok: true; features: WireMapFeature[]; zones: ImportedZone[]; refused: RefusedFeature[] }
  | {
      ok: false
      problems: ImportProblem[]
      more: number
      /** Whether any feature could be taken without the others. */
      hasGood: boolean
    }

/**
 * Reads a city's real map: a FeatureCollection whose features carry the properties of the map
 * answer. All of it is good, or none of it is taken, unless bad features are to be left out.
 *
 * @param text the file
 * @param city whose bounds (degrees: west, south, east, north) the features must lie in
 * @param skipBad whether the good features are taken without the bad ones; never without any
 */
export function parseGeoJson(
  text: string,
  city: { bounds: Bounds },
  skipBad = false,
): ImportResult {
  const list = readCollection(text)
  if (!Array.isArray(list)) return { ok: false, problems: [list], more: 0, hasGood: false }
  const taken: { feature: WireMapFeature; index: number }[] = []
  const refused: RefusedFeature[] = []
  const ids = new Set<string>()
  list.forEach((value: unknown, index) => {
    const id = readId(value)
    const problems: ImportProblem[] = []
    const report: Report = (problem, advice) => problems.push({ index, id, problem, advice })
    const feature = readFeature(value, id ?? `imported-${index}`, city.bounds, report)
    if (id !== null && ids.has(id)) report('another feature has the same id', 'Give each its own')
    if (id !== null) ids.add(id)
    if (feature && problems.length === 0) taken.push({ feature, index })
    else refused.push({ feature: value, problems })
  })
  const unread = refused.flatMap(({ problems }) => problems)
  const zones = gatherZones(taken.map(({ feature }) => feature))
  const unpriced = new Map(zones.flatMap((zone) => tariffProblem(zone) ?? []))
  const features: WireMapFeature[] = []
  for (const { feature, index } of taken) {
    const problem = unpriced.get(feature.properties.zone?.zonenumber ?? '')
    if (problem === undefined) features.push(feature)
    else refused.push({ feature: list[index], problems: [{ ...problem, index, id: feature.id }] })
  }
  const hasGood = features.length > 0
  if (!hasGood || (refused.length > 0 && !skipBad)) {
    return refuse([...unread, ...unpriced.values()], hasGood)
  }
  return { ok: true, features, zones: zones.filter(({ number }) => !unpriced.has(number)), refused }
}

/** Lists the first problems and counts the others. */
function refuse(all: readonly ImportProblem[], hasGood: boolean): ImportResult {
  const problems = all.slice(0, LISTED_PROBLEMS)
  return { ok: false, problems, more: all.length - problems.length, hasGood }
}

function fileProblem(problem: string, advice: string): ImportProblem {
  return { index: null, id: null, problem, advice }
}

function readCollection(text: string): unknown[] | ImportProblem {
  if (text.length > MAX_TEXT_LENGTH) {
    return fileProblem(`it has ${text.length} characters`, `At most ${MAX_TEXT_LENGTH} are read`)
  }
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it can not be read'
    return fileProblem(`it is not JSON (${reason})`, 'Check that it was saved completely')
  }
  if (!isRecord(value) || value['type'] !== 'FeatureCollection') {
    return fileProblem('it is not a FeatureCollection', 'Export the layer as GeoJSON')
  }
  const { features, crs } = value
  if (crs !== undefined && !/CRS84|4326/.test(JSON.stringify(crs))) {
    return fileProblem(`its coordinates are in ${shown(crs)}`, 'Export it in WGS 84 (EPSG:4326)')
  }
  if (!Array.isArray(features) || features.length === 0) {
    return fileProblem('it has no features', 'An empty map would leave the city without parkings')
  }
  if (features.length > MAX_FEATURES) {
    return fileProblem(`it has ${features.length} features`, `At most ${MAX_FEATURES} are taken`)
  }
  return features
}

function readId(value: unknown): string | null {
  const id = isRecord(value) ? value['id'] : null
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 100) : null
}

function readFeature(
  value: unknown,
  id: string,
  bounds: Bounds,
  report: Report,
): WireMapFeature | null {
  if (!isRecord(value) || value['type'] !== 'Feature') {
    report(`it is ${shown(value)}, not a Feature`, 'Wrap its geometry in a Feature')
    return null
  }
  const geometry = readGeometry(value['geometry'], bounds, report)
  const properties = readProperties(value['properties'], report)
  return geometry && properties ? { type: 'Feature', id, geometry, properties } : null
}

/** Gathers the zones the features name; the first feature with prices sets the zone's tariff. */
function gatherZones(features: readonly WireMapFeature[]): ImportedZone[] {
  const zones = new Map<string, { prices: Tariff['prices']; codes: Set<string> }>()
  for (const { properties } of features) {
    if (!properties.zone) continue
    const { zonenumber, prices } = properties.zone
    const zone = zones.get(zonenumber) ?? { prices: [], codes: new Set<string>() }
    zones.set(zonenumber, zone)
    if (zone.prices.length === 0) {
      zone.prices = prices
        .filter((price) => price.daycode !== -2)
        .map((price) => ({
          dayType: price.type,
          from: price.interval.from,
          to: price.interval.to,
          hourlyPrice: price.priceNum,
        }))
    }
    if (properties.objecttype === 'parkings' && properties.code) zone.codes.add(properties.code)
  }
  return [...zones].map(([number, zone]) => ({
    number,
    name: `Зона ${number}`,
    tariff: { prices: zone.prices },
    parkingCodes: [...zone.codes],
  }))
}

/** Asks pricing itself whether it can work with a zone's tariff: its number, and what is wrong with it. */
function tariffProblem({ number, tariff }: ImportedZone): [[string, ImportProblem]] | null {
  try {
    const calendar = { holidays: [], workingDays: [] }
    compileTariff({ zone: { tariff }, timeZone: 'UTC', calendar })
    return null
  } catch (error) {
    if (!(error instanceof PricingError)) throw error
    const problem = fileProblem(
      `zone ${number} can't be priced (${error.message})`,
      'Correct the prices of the first feature that names the zone',
    )
    return [[number, problem]]
  }
}
