/**
 * Makes each city's page of the apps that were built once: the same code, the city's own
 * configuration, flags, tint and title.
 *
 * CITY=kazan makes the page of one city, CITY=all (the default) one page that switches between all,
 * CITY=each a page for each of them. BACK_END=sandbox puts the sandbox of the same origin in the
 * place of the cities' own addresses.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allCities, pageFor } from './lib/cityPage.mjs'
import { preloadsFor } from './lib/preloads.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const apps = [
  {
    folder: 'apps/portal',
    titles: { ru: 'Парковки', en: 'Parking' },
    descriptions: {
      ru: 'Карта городских парковок: цены, свободные места и оплата.',
      en: 'The map of city parking: prices, free spaces and payment.',
    },
    pages: { map: 'map', page: 'page' },
  },
  {
    folder: 'apps/coop',
    titles: { ru: 'Парковки для компаний', en: 'Parking for companies' },
    descriptions: {
      ru: 'Кабинет компании: парковка служебных автомобилей.',
      en: "A company's account: parking of its cars.",
    },
    pages: { page: null },
  },
]
const wanted = process.env.CITY ?? 'all'
const cities = allCities({ atSandbox: process.env.BACK_END === 'sandbox' })

for (const app of apps) {
  const built = join(root, app.folder, 'dist')
  if (existsSync(built)) emit(app, built)
}

function emit({ titles, descriptions, pages }, built) {
  const template = readFileSync(join(built, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'))
  const version = createHash('sha256').update(template).digest('hex').slice(0, 12)
  for (const { name, list, isOwn } of builds()) {
    const folder = join(built, 'cities', name)
    mkdirSync(folder, { recursive: true })
    for (const [kind, shell] of Object.entries(pages)) {
      for (const [language, title] of Object.entries(titles)) {
        const page = pageFor(
          template,
          { cities: list, version },
          {
            language,
            description: descriptions[language],
            preloads: preloadsFor(manifest, { kind, language }),
            title: isOwn ? `${title}: ${list[0].titles[language]}` : title,
            shell,
            city: isOwn ? list[0].titles[language] : '',
          },
        )
        writeFileSync(join(folder, `${kind}.${language}.html`), page)
      }
    }
  }
}

/**
 * The builds that were asked for: a name, the cities that its page carries with its own first, and
 * whether it is that city's own.
 */
function builds() {
  if (wanted === 'all') return [{ name: 'all', list: cities, isOwn: false }]
  const chosen = wanted === 'each' ? cities : cities.filter(({ id }) => id === wanted)
  if (chosen.length === 0) {
    throw new Error(
      `There is no city "${wanted}". CITY is all, each or one of: ` +
        cities.map(({ id }) => id).join(', '),
    )
  }
  return chosen.map((city) => ({
    name: city.id,
    list: [city, ...cities.filter((other) => other !== city)],
    isOwn: true,
  }))
}
