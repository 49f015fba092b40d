import type { City } from '@parking/domain'
import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>

/** A value that is as it has to be, or all that is wrong with it. */
export type Checked<Kind> =
  | { readonly kind: 'right'; readonly value: Kind }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }

/** Checks a value; each problem begins with the field. */
export type SchemaCheck<Kind> = (value: unknown) => Checked<Kind>

/** Makes a check by the JSON Schema of a kind of values. */
export function createSchemaCheck<Kind>(schema: Schema): SchemaCheck<Kind> {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
  addFormats(ajv)
  const validate = ajv.compile<Kind>(schema)
  return (value) =>
    validate(value)
      ? { kind: 'right', value }
      : { kind: 'wrong', problems: (validate.errors ?? []).map(describe) }
}

/** Checks what a city's file holds; each problem has the names of the file and the field. */
export function checkCity(check: SchemaCheck<City>, file: string, value: unknown): Checked<City> {
  const checked = check(value)
  const problems =
    checked.kind === 'wrong' ? checked.problems : meaningProblems(file, checked.value)
  return problems.length === 0
    ? checked
    : { kind: 'wrong', problems: problems.map((problem) => `${file}: ${problem}`) }
}

/** What no schema can say. Runs on a city that keeps to the schema. */
function meaningProblems(file: string, city: City): string[] {
  const { mapBounds, mapCenter, zoom } = city
  const [west, south] = mapBounds.southWest
  const [east, north] = mapBounds.northEast
  const [longitude, latitude] = mapCenter
  const isInside = west < longitude && longitude < east && south < latitude && latitude < north
  const isAddress = (url: string | undefined) => url === undefined || URL.canParse(url)
  const rules: [boolean, string][] = [
    [`${city.id}.json` === file, 'id: must be the name of the file'],
    [west < east && south < north, 'mapBounds: the corners are swapped'],
    [isInside, 'mapCenter: must lie within mapBounds'],
    [zoom.min <= zoom.initial && zoom.initial <= zoom.max, 'zoom.initial: must lie within zoom'],
    [isAddress(city.apiUrl), 'apiUrl: no address'],
    [isAddress(city.siteUrl), 'siteUrl: no address'],
    [isAddress(city.policyReportsUrl), 'policyReportsUrl: no address'],
    [isAddress(city.errorReportsUrl), 'errorReportsUrl: no address'],
    [
      city.cardPageUrl === undefined ||
        city.paymentHosts.includes(URL.parse(city.cardPageUrl)?.host ?? ''),
      'cardPageUrl: its host must be one of paymentHosts',
    ],
    [isAddress(city.mapSource.url), 'mapSource.url: no address'],
    [isTimeZone(city.timeZone), `timeZone: unknown: ${city.timeZone}`],
    [
      city.accent === undefined || contrastWithWhite(city.accent) >= LEAST_CONTRAST,
      `accent: white text on it has a contrast of less than ${LEAST_CONTRAST}`,
    ],
  ]
  return rules.flatMap(([holds, problem]) => (holds ? [] : [problem]))
}

function describe({ instancePath, keyword, params, message: said }: ErrorObject): string {
  const path = instancePath.slice(1).split('/')
  if (keyword === 'required') path.push(String(params['missingProperty']))
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']))
  const allowed = [params['allowedValues']].flat().join(', ')
  const message = keyword === 'enum' ? `must be one of ${allowed}` : said
  const field = path.filter((part) => part !== '').join('.')
  return `${field === '' ? 'the whole' : field}: ${message}`
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

function contrastWithWhite(colour: string): number {
  const lightAt = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 1.05 / (0.2126 * lightAt(1) + 0.7152 * lightAt(3) + 0.0722 * lightAt(5) + 0.05)
}
