import { createHash } from 'node:crypto'
import type { City } from '@parking/domain'
import { emittedPages, pagePattern } from './addresses.ts'
import { mustHave } from './mustHave.ts'

/** Where a page finds its service worker: from there it may answer for the whole site. */
export const workerAddress = '/sw.js'

type MapSource = Pick<City['mapSource'], 'kind' | 'url'>

/** What a service worker keeps. */
interface Site {
  /** The worker as it was built. */
  readonly code: string
  /** All files of the build whose names hold a hash. */
  readonly files: readonly string[]
  /** The city's pages by their names. */
  readonly pages: Readonly<Record<string, string>>
  /** The cities that are opened in place. */
  readonly cities: readonly { readonly mapSource: MapSource }[]
}

/**
 * Writes the service worker of a city's portal: what it keeps, and below it the code that was built
 * once.
 */
export function workerOfCity({ code, files, pages, cities }: Site): string {
  const build = {
    files: [
      ...emittedPages.map(({ name, at }) => ({
        url: at,
        ...madeOf(mustHave(pages[name], name)),
      })),
      ...files.map((file) => ({ url: `/${file}`, revision: null })),
    ],
    pagePattern: pagePattern('portal'),
    pages: emittedPages.map(({ pattern, at }) => ({ pattern, url: at })),
    tiles: tilePatterns(cities.map(({ mapSource }) => mapSource)),
  }
  return `self.parkingBuild = ${JSON.stringify(build)};\n${code}`
}

/** A page of another build, met in the middle of a deployment, must not be kept for this one's. */
function madeOf(page: string): { revision: string; integrity: string } {
  const hash = createHash('sha256').update(page).digest('base64')
  return { revision: hash, integrity: `sha256-${hash}` }
}

/** Parts of an archive are kept by the browser's own cache: a worker can't keep parts of a file. */
function tilePatterns(sources: readonly MapSource[]): string[] {
  const ofTheirOwn = sources.filter(({ kind }) => kind !== 'pmtiles')
  return [...new Set(ofTheirOwn.map(({ url }) => tilePattern(url)))]
}

/** A pattern of the addresses that a template such as `https://{a-c}.tiles/{z}/{x}/{y}` makes. */
function tilePattern(template: string): string {
  const escaped = template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return escaped.replaceAll(/\{[^}]*\}/g, '[^/]+') + '$'
}
