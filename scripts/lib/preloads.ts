import type { Language } from '@parking/runtime'
import type { ManifestChunk } from 'vite'
import { mustHave } from './mustHave.ts'
import type { BuildRecord } from './readBuild.ts'
import type { ShellKind } from './shell.ts'

/** Links for a page: what it needs at first, and what on a slow line would keep that waiting. */
export interface Preloads {
  readonly first: string
  readonly later: string
}

/** The file after which the places are asked for: they share a slow line with what comes after it. */
const placesAfter = 'react'

/**
 * Links with which a page asks for what its code would ask for step by step. None of it holds up the
 * frame that the page shows first.
 *
 * @param build - what is known of the built app
 * @returns `first`: for the app, the texts of its language, and for
 *   the map its page, its list and what reads its places; `later`: for what draws the map and what
 *   comes by itself, which on a slow line would keep the list waiting
 */
export function preloadsFor(
  { manifest, parts }: BuildRecord,
  { kind, language }: { readonly kind: ShellKind; readonly language: Language },
): Preloads {
  const there = new Set<ManifestChunk>()
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  /** What some files need that is not asked for yet. */
  const take = (files: readonly string[]) => {
    const taken = importsOf(files).filter((chunk) => !there.has(chunk))
    for (const chunk of taken) there.add(chunk)
    return taken
  }
  const coming = (at: string, isEnglish?: boolean) =>
    parts
      .filter((part) => part.comes === at && part.isEnglish === isEnglish)
      .map(({ file }) => file)
  const ofMap = (at: string) => (kind === 'map' ? coming(at) : [])
  const entry = take([mustHave(manifest['index.html'], 'index.html').file])
  const first = take([
    ...coming('start'),
    ...(language === 'en' ? coming('first', true) : []),
    ...ofMap('first'),
  ])
  const list = take(ofMap('list'))
  const map = take(ofMap('map'))
  const last = take(ofMap('soon'))
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

  /** Some files and all that they import at once, in the order in which they run. */
  function importsOf(files: readonly string[]): ManifestChunk[] {
    const met = new Set<string>()
    const found: ManifestChunk[] = []
    const add = (file: string) => {
      if (met.has(file)) return
      met.add(file)
      const chunk = mustHave(byFile.get(file), file)
      for (const name of chunk.imports ?? []) add(mustHave(manifest[name], name).file)
      found.push(chunk)
    }
    for (const file of files) add(file)
    return found
  }
}

function link(rel: string, file: string, more: string): string {
  return `<link rel="${rel}" crossorigin href="/${file}"${more}>`
}
