import { checkUrl, type UrlUse } from './checkUrl.ts'

/**
 * Reads an address that a back end or an address bar names, as it may stand in a link; null for one
 * that may not be opened.
 *
 * @param origin - the page's own origin; a link to others needs none
 * @returns the whole address; of a page of this site only path, query and hash
 */
export function readUrl(
  text: string | null | undefined,
  use: Exclude<UrlUse, 'payment'>,
  origin = '',
): string | null {
  const checked = checkUrl(text, use, { origin })
  if (!checked.ok) return null
  const { href, pathname, search, hash } = checked.url
  return use === 'ownPage' ? `${pathname}${search}${hash}` : href
}
