import { parseUrl } from '@parking/domain'
import type { AnyRouter } from '@tanstack/react-router'
import { readAddress } from '../language/readAddress.ts'

/** A page of the app, as its router names it: without a language. */
export interface OwnPage {
  readonly pathname: string
  /** With its question mark; empty where there is none. */
  readonly search: string
  /** With its mark; empty where there is none. */
  readonly hash: string
}

/**
 * Finds the page of this app that an address leads to, in any language and with a query too. Null for
 * the address of another site, of another app of this site, or of a file: those the browser opens.
 *
 * @param address - whole, or a path; two slashes at its beginning name a host
 */
export function findOwnPage(
  router: Pick<AnyRouter, 'getMatchedRoutes'>,
  address: string,
): OwnPage | null {
  const { origin } = window.location
  const url = parseUrl(address, origin)
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '')
    return null
  const read = readAddress(url.pathname)
  const pathname = read.kind === 'page' ? read.path : read.to
  // The route that takes any address is no page.
  const [, , found] = router.getMatchedRoutes(pathname)
  if (found === undefined || found.fullPath === '/$') return null
  return { pathname, search: url.search, hash: url.hash }
}
