/**
 * An address of this very site, without its origin, that may be opened after signing in; null for
 * any other. What an address bar would take for another site (`//elsewhere`, `/\elsewhere`) is
 * refused too.
 *
 * @param address - path with query and hash, or a whole address
 * @param origin - the site's own origin
 */
export function ownAddress(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin !== origin || url.username !== '' || url.password !== '') return null
  // A blob: address has the origin of whoever made it.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  // A path that begins with two slashes would name a host when it stands alone.
  if (url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
