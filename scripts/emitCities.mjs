/**
 * Makes each city's page of the apps that were built once: the same code, the city's own
 * configuration, flags, tint and title.
 *
 * CITY=kazan makes the page of one city, CITY=all (the default) one page that switches between all,
 * CITY=each a page for each of them. BACK_END=sandbox puts the sandbox of the same origin in the
 * place of the cities' own addresses. OUT=folder makes a site for a host of its own there: the apps'
 * files with their pages, compressed beside, and what nginx has to know (see deploy/nginx). It has the
 * files of its own cities' parts alone. With CITY=each every city's site has a folder of its own there.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { benefitsPath, mapPath, profilePath, settingsPath } from '@parking/api-client/earlyPaths'
import { tokenKey } from '@parking/runtime/tokenKey'
import { allCities, citiesInPlace, pageFor } from './lib/cityPage.ts'
import { hasApp, offIn } from './lib/cityParts.ts'
import { readIcons } from './lib/cityIcons.ts'
import { compressBeside } from './lib/compressBeside.ts'
import { filesOfBuild } from './lib/filesOfBuild.ts'
import { manifestAddress, manifestOfCity } from './lib/manifestOfCity.ts'
import { nginxOfCity } from './lib/nginxOfCity.ts'
import { openedInPlace } from './lib/openedInPlace.ts'
import { preloadsFor } from './lib/preloads.ts'
import { tintOf } from './lib/tintOf.ts'
import { workerAddress, workerOfCity } from './lib/workerOfCity.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const apps = [
  {
    name: 'portal',
    titles: { ru: 'Парковки', en: 'Parking' },
    descriptions: {
      ru: 'Карта городских парковок: цены, свободные места и оплата.',
      en: 'The map of city parking: prices, free spaces and payment.',
    },
    pages: ['map', 'page'],
    isInstalled: true,
  },
  {
    name: 'coop',
    titles: { ru: 'Парковки для компаний', en: 'Parking for companies' },
    descriptions: {
      ru: 'Кабинет компании: парковка служебных автомобилей.',
      en: "A company's account: parking of its cars.",
    },
    pages: ['page'],
    isInstalled: false,
  },
]
const wanted = process.env.CITY ?? 'all'
const out = process.env.OUT
const options = { atSandbox: process.env.BACK_END === 'sandbox' }

// A site needs all of them; while one app is developed, the other may not be built.
const builtApps = apps.filter((app) => out !== undefined || existsSync(builtOf(app))).map(readBuilt)

for (const build of builds()) {
  if (out !== undefined) makeSite(build, wanted === 'each' ? join(out, build.name) : out)
  else for (const app of builtApps) emit(app, build, app.built)
}

/** Makes a site for a host of its own: the files of the parts that its cities have, and no others. */
function makeSite(build, folder) {
  const { name, list } = build
  const inPlace = openedInPlace(list)
  const its = builtApps.filter((app) => hasApp(app.name, inPlace))
  for (const app of its) {
    const { built, manifest } = app
    const site = join(folder, app.name)
    const off = filesOff(manifest, inPlace)
    const isOfIts = (path) => isOfSite(path) && !off.has(fileOf(relative(built, path)))
    cpSync(built, site, { recursive: true, preserveTimestamps: true, filter: isOfIts })
    emit(app, build, site)
    compressBeside(site)
  }
  const page = [...its.map(({ template }) => template), tintOf(list[0])].join('')
  const settings = nginxOfCity({ name, cities: list, page, apps: its.map((app) => app.name) })
  writeChanged(join(folder, 'nginx', `${name}.conf`), settings)
  for (const common of ['http.conf', 'site.conf']) {
    const text = readFileSync(join(root, 'deploy/nginx', common), 'utf8')
    writeChanged(join(folder, 'nginx', common), text)
  }
}

/** The file that one beside it is the compressed form of. */
function fileOf(path) {
  return path.replace(/[.](br|gz)$/, '')
}

/** The files of a build that only parts load which none of these cities has. */
function filesOff(manifest, inPlace) {
  const on = new Set(filesOfBuild(manifest, offIn(inPlace)))
  return new Set(filesOfBuild(manifest).filter((file) => !on.has(file)))
}

function builtOf({ name }) {
  return join(root, 'apps', name, 'dist')
}

/** An app with what its build says, the same for all cities. */
function readBuilt(app) {
  const built = builtOf(app)
  const read = (path) => readFileSync(join(built, path), 'utf8')
  const template = read('index.html')
  const manifest = JSON.parse(read('.vite/manifest.json'))
  return {
    ...app,
    built,
    template,
    manifest,
    version: createHash('sha256').update(template).digest('hex').slice(0, 12),
    workerCode: app.isInstalled ? read('.vite/serviceWorker.js') : null,
    preloads: Object.fromEntries(
      app.pages.flatMap((kind) =>
        Object.keys(app.titles).map((language) => [
          `${kind}.${language}`,
          preloadsFor(manifest, { kind, language }),
        ]),
      ),
    ),
  }
}

/** Writes the pages of one build of an app, and what goes with them, into a site. */
function emit(app, { name, list, isOwn }, site) {
  const { titles, descriptions, pages, isInstalled, template, manifest, version, workerCode } = app
  const worker = isInstalled ? workerAddress : undefined
  const folder = join(site, 'cities', name)
  const written = {}
  for (const [language, title] of Object.entries(titles)) {
    const city = isOwn ? list[0].titles[language] : ''
    const shown = {
      language,
      description: descriptions[language],
      title: isOwn ? `${title}: ${city}` : title,
      city,
      isInstalled,
    }
    for (const shell of pages) {
      const preloads = app.preloads[`${shell}.${language}`]
      const early = app.name === 'portal' ? earlyOf(list[0], shell) : undefined
      const config = { cities: list, version, worker, early }
      written[`${shell}.${language}`] = pageFor(template, config, { ...shown, preloads, shell })
    }
    if (isInstalled)
      writeChanged(join(folder, 'files', manifestAddress(language)), manifestOfCity(shown))
  }
  for (const [page, text] of Object.entries(written)) {
    writeChanged(join(folder, `${page}.html`), text)
  }
  if (!isInstalled) return
  const [own] = list
  if (isOwn && own.icons !== undefined) {
    for (const { name: icon, content } of readIcons(join(root, 'cities', own.icons))) {
      writeChanged(join(folder, 'files', icon), content)
    }
  }
  const inPlace = openedInPlace(list)
  const files = filesOfBuild(manifest, offIn(inPlace))
  const text = workerOfCity({ code: workerCode, files, pages: written, cities: inPlace })
  writeChanged(join(folder, 'files', workerAddress), text)
}

/** What a page of the portal asks for before its app can. */
function earlyOf({ id, apiUrl }, shell) {
  const at = (path) => `${apiUrl.replace(/\/$/, '')}${path}`
  return {
    city: id,
    ...(shell === 'map'
      ? { map: at(mapPath) }
      : {
          settings: at(settingsPath),
          benefits: { at: at(benefitsPath), on: '/profile/parking' },
        }),
    profile: at(profilePath),
    tokenKey: tokenKey(id, 'driver'),
  }
}

/** Leaves a file that says the same already as old as it is. */
function writeChanged(path, content) {
  const bytes = Buffer.from(content)
  if (existsSync(path) && readFileSync(path).equals(bytes)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** What the build knows of itself, its template and the pages of earlier emissions stay behind. */
function isOfSite(path) {
  return !/[/\\]dist[/\\](\.vite|cities|index\.html)/.test(path)
}

/**
 * The builds that were asked for: a name, the cities that its page carries with its own first, and
 * whether it is that city's own.
 */
function builds() {
  if (wanted === 'all') return [{ name: 'all', list: citiesInPlace(options), isOwn: false }]
  const cities = allCities(options)
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
