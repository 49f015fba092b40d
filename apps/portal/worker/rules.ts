import type { WorkerPage } from './WorkerBuild.ts'

/**
 * Finds the kept page for a path.
 *
 * @throws {RangeError} when no pattern fits: the last one has to fit everything
 */
export function findPage(pages: readonly WorkerPage[], pathname: string): string {
  const found = pages.find(({ pattern }) => new RegExp(pattern).test(pathname))
  if (found === undefined) throw new RangeError(`No page is kept for ${pathname}.`)
  return found.url
}

/** What is known of a navigation. */
export interface Navigation {
  /** Chromium tells it. */
  readonly isReloadNavigation?: boolean | undefined
  /** Firefox, which does not, asks anew for a page that is loaded anew. WebKit tells neither. */
  readonly cache?: RequestCache
}

/**
 * Whether a navigation replaces the only open tab, so that nobody else lives on the older build. Only
 * a tab that is loaded anew is known to be among those that are open.
 *
 * @param tabs - how many are open
 */
export function isSole({ isReloadNavigation, cache }: Navigation, tabs: number): boolean {
  return (isReloadNavigation ?? cache === 'no-cache') && tabs === 1
}
