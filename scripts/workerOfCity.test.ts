import { expect, it } from 'vitest'
import { emittedPages, pageNameAt } from './lib/addresses.ts'
import { filesOfBuild } from './lib/filesOfBuild.ts'
import { manifestOfCity } from './lib/manifestOfCity.ts'
import { workerOfCity } from './lib/workerOfCity.ts'

const pages = Object.fromEntries(emittedPages.map(({ name }) => [name, `<p>${name}</p>`]))
const cityWith = (url: string, kind: 'vector' | 'pmtiles' = 'vector') => ({
  mapSource: { kind, url },
})

/** Runs a worker whose code answers what stands at its head. */
function buildIn(cities: ReturnType<typeof cityWith>[], files: string[] = []) {
  const worker = workerOfCity({ code: '(() => self.parkingBuild)()', files, pages, cities })
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- run as the browser runs it: the head alone could be right and the whole wrong
  return new Function('self', `${worker}; return self.parkingBuild`)({})
}

it('keeps every page, known by what is in it, and every file by its name', () => {
  const { files } = buildIn([cityWith('/tiles/{z}/{x}/{y}.pbf')], ['assets/a-1.js'])
  expect(files).toHaveLength(emittedPages.length + 1)
  expect(files.at(-1)).toEqual({ url: '/assets/a-1.js', revision: null })
  expect(new Set(files.map(({ integrity }: { integrity?: string }) => integrity)).size).toBe(
    emittedPages.length + 1,
  )
})

it('knows the tiles of its cities by their addresses', () => {
  const { tiles } = buildIn([
    cityWith('https://{a-c}.tiles.example/kazan/{z}/{x}/{y}.png?key=1'),
    cityWith('/sandbox/perm/tiles/{z}/{x}/{y}.pbf'),
    cityWith('https://files.example/ufa.pmtiles', 'pmtiles'),
  ])
  const isTile = (url: string) => tiles.some((pattern: string) => new RegExp(pattern).test(url))
  expect(isTile('https://b.tiles.example/kazan/14/1/2.png?key=1')).toBe(true)
  expect(isTile('https://localhost/sandbox/perm/tiles/14/1/2.pbf')).toBe(true)
  expect(isTile('https://b.tiles.example/kazan/14/1/2xpng?key=1')).toBe(false)
  expect(isTile('https://files.example/ufa.pmtiles')).toBe(false)
  expect(isTile('https://localhost/sandbox/perm/api/info/get-map-info/v3')).toBe(false)
})

it.each([
  ['/', 'map.ru'],
  ['/en', 'map.en'],
  ['/en/', 'map.en'],
  ['/en/profile/parking', 'page.en'],
  ['/entrance', 'page.ru'],
  ['/ru', 'page.ru'],
])('answers %s with the page %s', (path, name) => {
  expect(pageNameAt(path)).toBe(name)
})

it('asks for each page at an address that it answers', () => {
  for (const { name, at } of emittedPages) expect(pageNameAt(at)).toBe(name)
})

it('lists what a build loads, once, and nothing that an earlier one left', () => {
  const manifest = {
    'index.html': { file: 'assets/index-1.js', css: ['assets/i-1.css'], dynamicImports: ['app'] },
    app: { file: 'assets/app-1.js', imports: ['index.html', 'shared'] },
    shared: { file: 'assets/shared-1.js', assets: ['assets/worker-1.js'] },
    'nobody asks': { file: 'assets/old-1.css' },
  }
  expect(filesOfBuild(manifest)).toEqual([
    'assets/index-1.js',
    'assets/i-1.css',
    'assets/app-1.js',
    'assets/shared-1.js',
    'assets/worker-1.js',
  ])
})

it.each(['ru', 'en'] as const)('has what a phone needs to install it (%s)', (language) => {
  const manifest = JSON.parse(
    manifestOfCity({ language, title: 'Parking: Kazan', city: 'Kazan', description: 'Map.' }),
  )
  expect(manifest).toMatchObject({
    name: 'Parking: Kazan',
    short_name: 'Kazan',
    display: 'standalone',
    lang: language,
  })
  const purposes = manifest.icons.map(({ purpose, sizes }: Record<string, string>) => [
    purpose,
    sizes,
  ])
  expect(purposes).toEqual(
    expect.arrayContaining([
      ['any', '192x192'],
      ['any', '512x512'],
      ['maskable', '512x512'],
    ]),
  )
  expect(manifest.shortcuts).toHaveLength(2)
})
