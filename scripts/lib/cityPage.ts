import type { City } from '@parking/domain'
import type { Build, Language } from '@parking/runtime'
import type { EarlyCalls } from './frameScript.ts'
import { loadCities } from './loadCities.ts'
import { manifestAddress } from './manifestOfCity.ts'
import { mustHave } from './mustHave.ts'
import type { Preloads } from './preloads.ts'
import { shellFor, type ShellKind } from './shell.ts'
import { tintOf } from './tintOf.ts'

/** The city that the demonstration opens with: it has everything. */
const shownFirst = 'kazan'

/** What a page carries for its app and its frame; the first city is the one that the page is for. */
export interface PageConfig extends Build {
  readonly early?: EarlyCalls
}

/** What a page is made for. */
export interface ShownPage {
  readonly language: Language
  readonly title: string
  readonly description?: string
  /** The frame that it shows until the app has started. */
  readonly shell: ShellKind | null
  /** The city that the frame names; empty where the page is for all of them. */
  readonly city: string
  /** Links to what it will need once that frame is painted. */
  readonly preloads?: Preloads
  /** Whether a phone may install it; false when absent. */
  readonly isInstalled?: boolean
}

/**
 * Writes a build's configuration and the frame to show first into an app's page.
 *
 * @param template - the page as the app was built
 */
export function pageFor(template: string, config: PageConfig, shown: ShownPage): string {
  const { language, title, shell, city, preloads, isInstalled = false } = shown
  const carried = { ...config, cities: config.cities.map(withoutDetails) }
  const json = JSON.stringify(carried).replaceAll('<', '\\u003c')
  const frame =
    shell && shellFor(shell, language, city, city === '' ? config.cities : [config.cities[0]])
  return template
    .replace('<html lang="ru">', `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace('<meta name="description" content="" />', () => describe(shown))
    .replace('<!--shell-->', frame ?? '')
    .replace('<!--preloads-->', preloads?.first ?? '')
    .replace('<!--last-preloads-->', preloads?.later ?? '')
    .replace(
      '<!--manifest-->',
      isInstalled ? `<link rel="manifest" href="${manifestAddress(language)}">` : '',
    )
    .replace(
      '<!--city-->',
      () =>
        `${tintOf(config.cities[0])}<script type="application/json" id="parking-config">${json}</script>`,
    )
}

/** Another city that has a site of its own tells its details there. */
function withoutDetails(city: City, at: number): City {
  if (at === 0 || city.siteUrl === undefined) return city
  const { legal: _legal, consent: _consent, ...rest } = city
  return rest
}

/** The city at the sandbox of the page's own origin, which knows what the city's own back end knows. */
function atSandbox(city: City): City {
  const { policyReportsUrl: _breaches, errorReportsUrl: _errors, ...rest } = city
  return {
    ...rest,
    apiUrl: `/sandbox/${city.id}/`,
    paymentHosts: ['self'],
    cardPageUrl: `/sandbox/${city.id}/pages/acquirer/{invoiceId}`,
    ...(rest.thirdPartyId && {
      thirdPartyId: { ...rest.thirdPartyId, signInUrl: `/sandbox/${city.id}/pages/third-party` },
    }),
    mapSource: {
      kind: 'vector',
      schema: 'shortbread',
      url: `/sandbox/${city.id}/tiles/{z}/{x}/{y}.pbf`,
      attribution: { ru: 'Демонстрационная карта', en: 'Demonstration map' },
    },
  }
}

function describe({ description = '' }: ShownPage): string {
  return description === '' ? '' : `<meta name="description" content="${escapeText(description)}">`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Which back ends cities have. */
interface CityOptions {
  /** Whether the sandbox stands in for them. */
  readonly atSandbox: boolean
}

/** All cities for one site that opens every one of them in place. */
export function citiesInPlace(options: CityOptions): [City, ...City[]] {
  const [first, ...others] = allCities(options)
  const inPlace = ({ siteUrl: _site, ...city }: City) => city
  return [inPlace(first), ...others.map(inPlace)]
}

/** All cities, the one with everything first. */
export function allCities({ atSandbox: isAtSandbox }: CityOptions): [City, ...City[]] {
  const [first, ...others] = loadCities().toSorted(
    (one, other) => Number(other.id === shownFirst) - Number(one.id === shownFirst),
  )
  const placed = (city: City) => (isAtSandbox ? atSandbox(city) : city)
  return [placed(mustHave(first, 'a city')), ...others.map(placed)]
}
