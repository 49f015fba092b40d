import { readUrl } from '@parking/domain'

/**
 * An address of this very site, without its origin, that may be opened after signing in; null for
 * any other. What an address bar would take for another site (`//elsewhere`, `/\elsewhere`) is
 * refused too.
 *
 * @param address - path with query and hash, or a whole address
 * @param origin - the site's own origin
 */
export function ownAddress(address: string | null, origin: string): string | null {
  return readUrl(address, 'ownPage', origin)
}
