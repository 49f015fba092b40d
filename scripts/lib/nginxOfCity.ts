import type { City } from '@parking/domain'
import { pagePattern, wayHome, type App } from './addresses.ts'
import { contentTypes } from './contentTypes.ts'
import { openedInPlace } from './openedInPlace.ts'
import { securityHeaders } from './securityHeaders.ts'

/** What nginx has to know of a city. */
type HostedCity = Pick<
  City,
  'apiUrl' | 'siteUrl' | 'policyReportsUrl' | 'errorReportsUrl' | 'cardPageUrl'
> & { readonly mapSource: Pick<City['mapSource'], 'kind' | 'url'> }

/** What a city's site is made of. */
interface Site {
  /** The city's id, or `all`. */
  readonly name: string
  /** The cities of the build, its own first. */
  readonly cities: readonly [HostedCity, ...HostedCity[]]
  /** What the pages carry within them, which the policy has to allow. */
  readonly page: string
  /** The apps that it has. */
  readonly apps: readonly App[]
}

/**
 * Writes down what nginx has to know of a city's build: its name, the addresses of its pages, the
 * content types and the headers of every answer, the same that `npm start` sends. deploy/nginx/parking.conf includes it.
 */
export function nginxOfCity({ name, cities, page, apps }: Site): string {
  const types = Object.entries(contentTypes).map(
    ([end, type]) => `  ${quoted(type)} ${end.slice(1)};`,
  )
  const headers = Object.entries(securityHeaders({ ...addressesOf(cities), page })).map(
    ([header, value]) => `add_header ${header} ${quoted(value)} always;`,
  )
  return [
    '# Made by scripts/emitCities.ts: make it anew with every build instead of changing it.',
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
function addressesOf(cities: Site['cities']) {
  const [own] = cities
  const inPlace = openedInPlace(cities)
  const backEnds = inPlace.map(({ apiUrl }) => apiUrl)
  const tiles = (kind: City['mapSource']['kind']) =>
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
function distinctOrigins(urls: readonly string[]): string[] {
  const origins = urls.flatMap((url) => /^https?:\/\/[^/]+/.exec(url)?.[0] ?? [])
  return [...new Set(origins.map((origin) => origin.replace(/[^/.]*\{[^.]*/, '*')))]
}

function found(pattern: string, what: string): string {
  return `if ($uri ~ "${pattern}") { set $parking_found ${what}; }`
}

/** A text for nginx, where a variable would change what it says. */
function quoted(text: string): string {
  if (/[\\$\n]/.test(text)) throw new Error(`nginx would not read this as it stands: ${text}`)
  return `"${text.replaceAll('"', '\\"')}"`
}
