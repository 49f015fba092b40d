import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5

/** Makes a check by a JSON Schema: it answers the problems, each beginning with the field. */
export function createSchemaCheck(schema) {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
  addFormats.default(ajv)
  const validate = ajv.compile(schema)
  return (value) => (validate(value) ? [] : validate.errors.map(describe))
}

/** Answers what is wrong with a city's file, each with the names of the file and the field. */
export function checkCity(check, file, city) {
  const broken = check(city)
  const problems = broken.length > 0 ? broken : meaningProblems(file, city)
  return problems.map((problem) => `${file}: ${problem}`)
}

/** What no schema can say. Runs on a city that keeps to the schema. */
function meaningProblems(file, city) {
  const { mapBounds, mapCenter, zoom } = city
  const { southWest, northEast } = mapBounds
  const inside = mapCenter.every(
    (degrees, axis) => degrees > southWest[axis] && degrees < northEast[axis],
  )
  return [
    [`${city.id}.json` === file, 'id: must be the name of the file'],
    [southWest.every((low, axis) => low < northEast[axis]), 'mapBounds: the corners are swapped'],
    [inside, 'mapCenter: must lie within mapBounds'],
    [zoom.min <= zoom.initial && zoom.initial <= zoom.max, 'zoom.initial: must lie within zoom'],
    [URL.canParse(city.apiUrl), 'apiUrl: no address'],
    [city.siteUrl === undefined || URL.canParse(city.siteUrl), 'siteUrl: no address'],
    ...['policyReportsUrl', 'errorReportsUrl'].map((field) => [
      city[field] === undefined || URL.canParse(city[field]),
      `${field}: no address`,
    ]),
    [
      city.cardPageUrl === undefined ||
        city.paymentHosts.includes(URL.parse(city.cardPageUrl)?.host ?? ''),
      'cardPageUrl: its host must be one of paymentHosts',
    ],
    [URL.canParse(city.mapSource.url), 'mapSource.url: no address'],
    [isTimeZone(city.timeZone), `timeZone: unknown: ${city.timeZone}`],
    [
      city.accent === undefined || contrastWithWhite(city.accent) >= LEAST_CONTRAST,
      `accent: white text on it has a contrast of less than ${LEAST_CONTRAST}`,
    ],
  ].flatMap(([holds, problem]) => (holds ? [] : [problem]))
}

function describe({ instancePath, keyword, params, message: said }) {
  const path = instancePath.slice(1).split('/')
  if (keyword === 'required') path.push(params.missingProperty)
  if (keyword === 'additionalProperties') path.push(params.additionalProperty)
  const message = keyword === 'enum' ? `must be one of ${params.allowedValues.join(', ')}` : said
  const field = path.filter((part) => part !== '').join('.')
  return `${field === '' ? 'the whole' : field}: ${message}`
}

function isTimeZone(name) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

function contrastWithWhite(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
