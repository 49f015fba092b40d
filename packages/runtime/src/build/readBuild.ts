import type { City } from '@parking/domain'

/**
 * What a build was made for: the cities of its page, its own first, its version, and the address of
 * its service worker where it has one.
 */
export interface Build {
  readonly cities: readonly [City, ...City[]]
  readonly version: string
  readonly worker?: string
}

/** What the second build step writes into a page. */
const written = /<script type="application\/json" id="parking-config">([^<]*)<\/script>/

/** Reads the version out of the text of a page; null when it is no page of ours. */
export function readVersion(html: string): string | null {
  try {
    const config: unknown = JSON.parse(written.exec(html)?.[1] ?? 'null')
    const isConfig = typeof config === 'object' && config !== null && 'version' in config
    return isConfig && typeof config.version === 'string' ? config.version : null
  } catch {
    return null
  }
}

/**
 * Reads what the page of a build carries. This file alone knows how a build says what it was
 * made for.
 *
 * @throws {Error} when the page carries nothing: it was not emitted for a city
 */
export function readBuild(page: Document): Build {
  const text = page.querySelector('#parking-config')?.textContent
  if (!text) throw new Error('This page was not emitted for a city.')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build wrote it from files that the schema of cities has passed
  return JSON.parse(text) as Build
}
