import { pagePattern, wayHome } from './addresses.mjs'
import { contentTypes } from './contentTypes.mjs'
import { openedInPlace } from './openedInPlace.mjs'
import { securityHeaders } from './securityHeaders.mjs'

/**
 * Writes down what nginx has to know of a city's build: its name, the addresses of its pages, the
 * content types and the headers of every answer, the same that `npm start` sends. deploy/nginx/parking.conf includes it.
 *
 * @param {object} build
 * @param {string} build.name - the city's id, or `all`
 * @param {object[]} build.cities - the cities of the build, its own first
 * @param {string} build.page - what the pages carry within them, which the policy has to allow
 * @param {string[]} build.apps - the apps that it has
 */
export function nginxOfCity({ name, cities, page, apps }) {
  const types = Object.entries(contentTypes).map(
    ([end, type]) => `  ${quoted(type)} ${end.slice(1)};`,
  )
  const headers = Object.entries(securityHeaders({ ...addressesOf(cities), page })).map(
    ([header, value]) => `add_header ${header} ${quoted(value)} always;`,
  )
  return [
    '# Made by scripts/emitCities.mjs: make it anew with every build instead of changing it.',
    `set $parking_city ${name};`,
    '',
    '# The addresses at which the apps have pages, and those that lead to the main page.',
    'set $parking_found "";',
    ...apps.map((app) => found(pagePattern(app), app)),
    found(wayHome, 'home'),
    '',
    'types {',
    ...types,
    '}',
    '',
    ...headers,
    '',
  ].join('\n')
}

/** What a page of these cities asks, their back ends and their maps, and where its reports go. */
function addressesOf(cities) {
  const [own] = cities
  const inPlace = openedInPlace(cities)
  const backEnds = inPlace.map(({ apiUrl }) => apiUrl)
  const tiles = (kind) =>
    inPlace.flatMap(({ mapSource }) => (mapSource.kind === kind ? [mapSource.url] : []))
  return {
    reports: own.policyReportsUrl,
    // Pictures too: the service worker asks for them to keep them.
    connect: distinctOrigins([
      ...backEnds,
      ...tiles('vector'),
      ...tiles('pmtiles'),
      ...tiles('xyz'),
      own.errorReportsUrl ?? '',
    ]),
    images: distinctOrigins(tiles('xyz')),
    forms: distinctOrigins([own.cardPageUrl ?? '']),
  }
}

/** Origins of addresses; one below the page's own has none. A host `{a-c}.tiles` is many. */
function distinctOrigins(urls) {
  const origins = urls.flatMap((url) => /^https?:\/\/[^/]+/.exec(url)?.[0] ?? [])
  return [...new Set(origins.map((origin) => origin.replace(/[^/.]*\{[^.]*/, '*')))]
}

function found(pattern, what) {
  return `if ($uri ~ "${pattern}") { set $parking_found ${what}; }`
}

/** A text for nginx, where a variable would change what it says. */
function quoted(text) {
  if (/[\\$\n]/.test(text)) throw new Error(`nginx would not read this as it stands: ${text}`)
  return `"${text.replaceAll('"', '\\"')}"`
}
