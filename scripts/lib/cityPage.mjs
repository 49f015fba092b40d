import { loadCities } from './loadCities.mjs'
import { manifestAddress } from './manifestOfCity.mjs'
import { shellFor } from './shell.mjs'
import { tintOf } from './tintOf.mjs'

/** The city that the demonstration opens with: it has everything. */
const shownFirst = 'kazan'

/**
 * Writes a build's configuration and the frame to show first into an app's page.
 *
 * @param {string} template - the page as the app was built
 * @param {{ cities: object[], version: string, worker?: string, early?: object }} config - what the app reads when it starts; the
 *   first city is the one that the page is for
 * @param {{
 *   language: 'ru' | 'en', title: string, description?: string, shell: 'map' | 'page' | null,
 *   city: string, preloads?: { first: string, later: string }, isInstalled?: boolean
 * }} shown - what the page is made for, which frame it shows until the app has started, the city
 *   that the frame names, links to what the page will need once that frame is painted and what it will
 *   need after that, and whether a phone may install it
 */
export function pageFor(template, config, shown) {
  const { language, title, shell, city, preloads, isInstalled = false } = shown
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const frame = shell && shellFor(shell, language, city)
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

/** The city at the sandbox of the page's own origin, which knows what the city's own back end knows. */
function atSandbox(city) {
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

function describe({ description = '' }) {
  return description === '' ? '' : `<meta name="description" content="${escapeText(description)}">`
}

function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** All cities for one site that opens every one of them in place. */
export function citiesInPlace(options) {
  return allCities(options).map(({ siteUrl: _site, ...city }) => city)
}

/**
 * All cities, the one with everything first.
 *
 * @param {{ atSandbox: boolean }} options - whether the sandbox stands in for their back ends
 */
export function allCities(options) {
  const cities = loadCities().map((city) => (options.atSandbox ? atSandbox(city) : city))
  return cities.toSorted(
    (one, other) => Number(other.id === shownFirst) - Number(one.id === shownFirst),
  )
}
