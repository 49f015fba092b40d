import { createHash } from 'node:crypto'
import { emittedPages, pagePattern } from './addresses.mjs'

/** Where a page finds its service worker: from there it may answer for the whole site. */
export const workerAddress = '/sw.js'

/**
 * Writes the service worker of a city's portal: what it keeps, and below it the code that was built
 * once.
 *
 * @param {object} site
 * @param {string} site.code - the worker as it was built
 * @param {string[]} site.files - all files of the build whose names hold a hash
 * @param {Record<string, string>} site.pages - the city's pages by their names
 * @param {object[]} site.cities - the cities that are opened in place
 * @returns {string}
 */
export function workerOfCity({ code, files, pages, cities }) {
  const build = {
    files: [
      ...emittedPages.map(({ name, at }) => ({ url: at, ...madeOf(pages[name]) })),
      ...files.map((file) => ({ url: `/${file}`, revision: null })),
    ],
    pagePattern: pagePattern('portal'),
    pages: emittedPages.map(({ pattern, at }) => ({ pattern, url: at })),
    tiles: tilePatterns(cities.map(({ mapSource }) => mapSource)),
  }
  return `self.parkingBuild = ${JSON.stringify(build)};\n${code}`
}

/** A page of another build, met in the middle of a deployment, must not be kept for this one's. */
function madeOf(page) {
  const hash = createHash('sha256').update(page).digest('base64')
  return { revision: hash, integrity: `sha256-${hash}` }
}

/** Parts of an archive are kept by the browser's own cache: a worker can't keep parts of a file. */
function tilePatterns(sources) {
  const ofTheirOwn = sources.filter(({ kind }) => kind !== 'pmtiles')
  return [...new Set(ofTheirOwn.map(({ url }) => tilePattern(url)))]
}

/** A pattern of the addresses that a template such as `https://{a-c}.tiles/{z}/{x}/{y}` makes. */
function tilePattern(template) {
  const escaped = template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
  return escaped.replaceAll(/\{[^}]*\}/g, '[^/]+') + '$'
}
