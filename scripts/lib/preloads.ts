import type { Language } from '@parking/runtime'
import type { Manifest, ManifestChunk } from 'vite'
import { isFirstText } from './firstTexts.ts'
import { mustHave } from './mustHave.ts'
import type { ShellKind } from './shell.ts'

/** Links for a page: what it needs at first, and what on a slow line would keep that waiting. */
export interface Preloads {
  readonly first: string
  readonly later: string
}

/** What a page's small first script starts. */
const app = /(^|\/)src\/app\.tsx$/
/** The page that the map's address shows. */
const mapPage = /\/MapPage\.route\.tsx$/
/** Its list with its prices. */
const listParts = /\/(?:zonePricing\.ts|ListedPlaces\.tsx)$/
/** What draws the map and its zones. */
const mapParts = /\/(?:MapController\.ts|DrawnZones\.tsx)$/
/** The file after which the places are asked for: they share a slow line with what comes after it. */
const placesAfter = 'react'
/** What comes by itself once the page has nothing better to do. */
const lastParts = /\/(?:Notices\.tsx|LostDialog\.tsx|Panels\.tsx|keepBuild\.ts)$/

/**
 * Links with which a page asks for what its code would ask for step by step. None of it holds up the
 * frame that the page shows first.
 *
 * @param manifest - what Vite says of the built app
 * @returns `first`: for the app, the texts of its language, and for
 *   the map its page, its list and what reads its places; `later`: for what draws the map and what
 *   comes by itself, which on a slow line would keep the list waiting
 */
export function preloadsFor(
  manifest: Manifest,
  { kind, language }: { readonly kind: ShellKind; readonly language: Language },
): Preloads {
  const there = new Set<string>()
  /** What some modules need that is not asked for yet. */
  const take = (isWanted: (name: string) => boolean) => {
    const names = Object.keys(manifest).filter(isWanted)
    const taken = importsOf(manifest, names).filter((name) => !there.has(name))
    for (const name of taken) there.add(name)
    return taken.map((name) => mustHave(manifest[name], name))
  }
  const ofMap = (pattern: RegExp) => (name: string) => kind === 'map' && pattern.test(name)
  const entry = take((name) => name === 'index.html')
  const first = take(
    (name) => app.test(name) || isFirstText(name, language) || ofMap(mapPage)(name),
  )
  const list = take(ofMap(listParts))
  const map = take(ofMap(mapParts))
  const last = take(ofMap(lastParts))
  const low = ' fetchpriority="low"'
  const scripts = (chunks: readonly ManifestChunk[], more: string) =>
    chunks.map(({ file }) => link('modulepreload', file, more))
  const styles = (chunks: readonly ManifestChunk[]) =>
    chunks.flatMap(({ css = [] }) => css).map((file) => link('preload', file, ` as="style"${low}`))
  const workers = (chunks: readonly ManifestChunk[]) =>
    chunks
      .flatMap(({ assets = [] }) => assets)
      .filter((file) => kind === 'map' && file.endsWith('.js'))
      .map((file) => link('prefetch', file, ' fetchpriority="high"'))
  return {
    first: [
      ...first.map(({ file, name }) =>
        link('modulepreload', file, name === placesAfter ? ' data-then="places"' : ''),
      ),
      ...styles(first),
      ...scripts(list, low),
      ...workers([...entry, ...first]),
    ].join(''),
    later: [...workers(map), ...scripts(map, low), ...scripts(last, low), ...styles(last)].join(''),
  }
}

/** Some modules and all that they import at once, in the order in which they run. */
function importsOf(manifest: Manifest, names: readonly string[]): string[] {
  const met = new Set<string>()
  const found: string[] = []
  const add = (name: string) => {
    if (met.has(name)) return
    met.add(name)
    for (const needed of mustHave(manifest[name], name).imports ?? []) add(needed)
    found.push(name)
  }
  for (const name of names) add(name)
  return found
}

function link(rel: string, file: string, more: string): string {
  return `<link rel="${rel}" crossorigin href="/${file}"${more}>`
}
