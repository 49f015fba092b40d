import { checkUrl, type Site, type UrlRefusal } from './checkUrl.ts'

/** An address to pay at that may be opened, or why it may not. */
export type GuardedRedirect =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly error: UrlRefusal }

/** Tabs, line ends and other characters that a browser would silently take out or turn round. */
const hidden = /[\p{Cc}\p{Cf}\\]/u

/** No bank needs a longer address. */
const longest = 4096

/**
 * Guards an address that a back end wants the driver to pay at. Its first comma becomes a dot, then
 * it must be https (http only on the page's own origin), carry no credentials, and stand on one of
 * the city's payment hosts.
 *
 * @param address - as the back end gave it
 */
export function guardRedirect(address: unknown, site: Site): GuardedRedirect {
  if (typeof address !== 'string' || address.length > longest || hidden.test(address)) {
    return { ok: false, error: 'malformed' }
  }
  const checked = checkUrl(address.trim().replace(',', '.'), 'payment', site)
  return checked.ok ? { ok: true, url: checked.url.href } : checked
}
