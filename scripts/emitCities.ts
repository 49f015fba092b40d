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
import type { City } from '@parking/domain'
import type { Language } from '@parking/runtime'
import { tokenKey } from '@parking/runtime/tokenKey'
import type { App } from './lib/addresses.ts'
import { allCities, citiesInPlace, pageFor, type PageConfig } from './lib/cityPage.ts'
import { cityLacks } from './lib/cityLacks.ts'
import { hasApp, offIn } from './lib/cityParts.ts'
import { readIcons } from './lib/cityIcons.ts'
import { compressBeside } from './lib/compressBeside.ts'
import { filesOfBuild } from './lib/filesOfBuild.ts'
import type { EarlyCalls } from './lib/frameScript.ts'
import { licenceNotices } from './lib/licenceNotices.ts'
import { manifestAddress, manifestOfCity } from './lib/manifestOfCity.ts'
import { mustHave } from './lib/mustHave.ts'
import { nginxOfCity } from './lib/nginxOfCity.ts'
import { openedInPlace } from './lib/openedInPlace.ts'
import { preloadsFor, type Preloads } from './lib/preloads.ts'
import { readBuild, type BuildRecord } from './lib/readBuild.ts'
import type { ShellKind } from './lib/shell.ts'
import { tintOf } from './lib/tintOf.ts'
import { workerAddress, workerOfCity } from './lib/workerOfCity.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const languages: readonly Language[] = ['ru', 'en']

/** An app, and what its pages say of themselves. */
interface SiteApp {
  readonly name: App
  readonly titles: Readonly<Record<Language, string>>
  readonly descriptions: Readonly<Record<Language, string>>
  readonly pages: readonly ShellKind[]
  /** Whether a phone may install it. */
  readonly isInstalled: boolean
}

/** An app with what its build says, the same for all cities. */
interface BuiltApp extends SiteApp, BuildRecord {
  /** The folder of the build. */
  readonly built: string
  readonly template: string
  readonly version: string
  /** The code of its service worker; null where it has none. */
  readonly workerCode: string | null
  /** By the names of the pages. */
  readonly preloads: ReadonlyMap<string, Preloads>
}

/** A build: the cities that its page carries with its own first, and whether it is that city's own. */
interface CityBuild {
  readonly name: string
  readonly list: readonly [City, ...City[]]
  readonly isOwn: boolean
}

const apps: readonly SiteApp[] = [
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
const { CITY: wanted = 'all', OUT: out, BACK_END: backEnd } = process.env
const options = { atSandbox: backEnd === 'sandbox' }
/** The same for all cities, and read once. */
let known: string | null = null
const notices = (): string => (known ??= licenceNotices())

// A site needs all of them; while one app is developed, the other may not be built.
const builtApps = apps.filter((app) => out !== undefined || existsSync(builtOf(app))).map(readBuilt)

for (const build of builds()) {
  if (build.isOwn && !options.atSandbox) {
    for (const line of cityLacks(build.list[0])) console.warn(line)
  }
  if (out !== undefined) await makeSite(build, wanted === 'each' ? join(out, build.name) : out)
  else for (const app of builtApps) emit(app, build, app.built)
}

/** Makes a site for a host of its own: the files of the parts that its cities have, and no others. */
async function makeSite(build: CityBuild, folder: string): Promise<void> {
  const { name, list } = build
  const inPlace = openedInPlace(list)
  const its = builtApps.filter((app) => hasApp(app.name, inPlace))
  for (const app of its) {
    const { built } = app
    const site = join(folder, app.name)
    const off = filesOff(app, inPlace)
    const isOfIts = (path: string) => isOfSite(path) && !off.has(fileOf(relative(built, path)))
    cpSync(built, site, { recursive: true, preserveTimestamps: true, filter: isOfIts })
    emit(app, build, site)
    await compressBeside(site)
  }
  const page = [...its.map(({ template }) => template), tintOf(list[0])].join('')
  const settings = nginxOfCity({ name, cities: list, page, apps: its.map((app) => app.name) })
  writeChanged(join(folder, 'nginx', `${name}.conf`), settings)
  for (const common of ['http.conf', 'site.conf']) {
    const text = readFileSync(join(root, 'deploy/nginx', common), 'utf8')
    writeChanged(join(folder, 'nginx', common), text)
  }
  console.log(`The site of ${name} is in ${folder}. deploy/nginx/README.md says how to publish it.`)
}

/** The file that one beside it is the compressed form of. */
function fileOf(path: string): string {
  return path.replace(/[.](br|gz)$/, '')
}

/** The files of a build that only parts load which none of these cities has. */
function filesOff({ manifest, parts }: BuiltApp, inPlace: readonly City[]): Set<string> {
  const on = new Set(filesOfBuild(manifest, offIn(inPlace, parts)))
  return new Set(filesOfBuild(manifest).filter((file) => !on.has(file)))
}

function builtOf({ name }: SiteApp): string {
  return join(root, 'apps', name, 'dist')
}

function readBuilt(app: SiteApp): BuiltApp {
  const built = builtOf(app)
  const read = (path: string) => readFileSync(join(built, path), 'utf8')
  const template = read('index.html')
  const build = readBuild(built)
  return {
    ...app,
    built,
    template,
    ...build,
    version: createHash('sha256').update(template).digest('hex').slice(0, 12),
    workerCode: app.isInstalled ? read('.vite/serviceWorker.js') : null,
    preloads: new Map(
      app.pages.flatMap((kind) =>
        languages.map((language) => [
          `${kind}.${language}`,
          preloadsFor(build, { kind, language }),
        ]),
      ),
    ),
  }
}

/** Writes the pages of one build of an app, and what goes with them, into a site. */
function emit(app: BuiltApp, { name, list, isOwn }: CityBuild, site: string): void {
  const {
    titles,
    descriptions,
    pages,
    isInstalled,
    template,
    manifest,
    parts,
    version,
    workerCode,
  } = app
  const worker = isInstalled ? { worker: workerAddress } : {}
  const folder = join(site, 'cities', name)
  const written: Record<string, string> = {}
  for (const language of languages) {
    const title = titles[language]
    const city = isOwn ? list[0].titles[language] : ''
    const shown = {
      language,
      description: descriptions[language],
      title: isOwn ? `${title}: ${city}` : title,
      city,
      isInstalled,
    }
    for (const shell of pages) {
      const page = `${shell}.${language}`
      const preloads = mustHave(app.preloads.get(page), page)
      const early = app.name === 'portal' ? { early: earlyOf(list[0], shell) } : {}
      const config: PageConfig = { cities: list, version, ...worker, ...early }
      written[page] = pageFor(template, config, { ...shown, preloads, shell })
    }
    if (isInstalled)
      writeChanged(join(folder, 'files', manifestAddress(language)), manifestOfCity(shown))
  }
  for (const [page, text] of Object.entries(written)) {
    writeChanged(join(folder, `${page}.html`), text)
  }
  if (workerCode === null) return
  writeChanged(join(folder, 'files', 'licences.txt'), notices())
  const [own] = list
  if (isOwn && own.icons !== undefined) {
    for (const { name: icon, content } of readIcons(join(root, 'cities', own.icons))) {
      writeChanged(join(folder, 'files', icon), content)
    }
  }
  const inPlace = openedInPlace(list)
  const files = filesOfBuild(manifest, offIn(inPlace, parts))
  const text = workerOfCity({ code: workerCode, files, pages: written, cities: inPlace })
  writeChanged(join(folder, 'files', workerAddress), text)
}

/** What a page of the portal asks for before its app can. */
function earlyOf({ id, apiUrl }: City, shell: ShellKind): EarlyCalls {
  const at = (path: string) => `${apiUrl.replace(/\/$/, '')}${path}`
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
function writeChanged(path: string, content: string | Buffer): void {
  const bytes = Buffer.from(content)
  if (existsSync(path) && readFileSync(path).equals(bytes)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** What the build knows of itself, its template and the pages of earlier emissions stay behind. */
function isOfSite(path: string): boolean {
  return !/[/\\]dist[/\\](\.vite|cities|index\.html)/.test(path)
}

/** The builds that were asked for. */
function builds(): CityBuild[] {
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
