import { loadCities } from './loadCities.mjs'

/** The city that the demonstration opens with: it has everything. */
const shown = 'kazan'

/**
 * Writes a build's configuration into an app's page.
 *
 * @param {string} template - the page as the app was built
 * @param {{ cities: object[], version: string }} config - what the app reads when it starts; the
 *   first city is the one that the page is for
 */
export function pageFor(template, config) {
  const [city] = config.cities
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return template
    .replace('<title>', () => `<title>${escapeText(city.titles.ru)}: `)
    .replace(
      '<!--city-->',
      () => `<script type="application/json" id="parking-config">${json}</script>`,
    )
}

/** The city as the sandbox of the page's own origin serves it. */
function atSandbox(city) {
  const { siteUrl: _ownSite, ...rest } = city
  return {
    ...rest,
    apiUrl: `/sandbox/${city.id}/`,
    idempotencyKey: true,
    mapSource: {
      kind: 'vector',
      url: `/sandbox/${city.id}/tiles/{z}/{x}/{y}.pbf`,
      attribution: { ru: 'Демонстрационная карта', en: 'Demonstration map' },
    },
  }
}

function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/**
 * All cities, the one with everything first.
 *
 * @param {{ atSandbox: boolean }} options - whether the sandbox stands in for their back ends
 */
export function allCities(options) {
  const cities = loadCities().map((city) => (options.atSandbox ? atSandbox(city) : city))
  return cities.toSorted((one, other) => Number(other.id === shown) - Number(one.id === shown))
}
