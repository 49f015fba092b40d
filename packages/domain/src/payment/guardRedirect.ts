/** Why an address to pay at was refused. */
export type RedirectRefusal = 'malformed' | 'protocol' | 'credentials' | 'host'

/** An address that may be opened, or why it may not. */
export type GuardedRedirect =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly error: RedirectRefusal }

/** What a page knows about where it may lead. */
export interface RedirectRules {
  /** The page's own origin, for example `https://parking.example`; a path after it is passed over. */
  readonly origin: string
  /**
   * The hosts that the city pays at, each with its port at most; every host may be one when absent.
   * An entry with anything more (a path, a scheme) names no host.
   */
  readonly paymentHosts?: readonly string[] | undefined
}

/** Tabs, line ends and other control characters, which a browser would silently take out. */
const control = /[\p{Cc}\p{Cf}\\]/u

/**
 * Guards an address that a back end wants the driver to pay at. Its first comma becomes a dot, then
 * it must be https (http only on the page's own origin), carry no credentials, and stand on one of
 * the city's payment hosts when the city lists them. The page's own origin is always a good host.
 *
 * @param address - as the back end gave it
 */
export function guardRedirect(address: unknown, rules: RedirectRules): GuardedRedirect {
  if (typeof address !== 'string') return { ok: false, error: 'malformed' }
  if (address.length > 4096 || control.test(address)) return { ok: false, error: 'malformed' }
  const text = address.trim().replace(',', '.')
  const origin = originOf(rules.origin)
  const url = parse(text, origin)
  if (url === null) return { ok: false, error: 'malformed' }
  const isOwn = url.origin === origin
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwn)) {
    return { ok: false, error: 'protocol' }
  }
  if (url.username !== '' || url.password !== '') return { ok: false, error: 'credentials' }
  if (!isOwn && !isPaymentHost(url.host, rules.paymentHosts)) return { ok: false, error: 'host' }
  // A path that begins with two slashes would be another host to whoever reads only the path.
  if (url.pathname.startsWith('//')) return { ok: false, error: 'malformed' }
  return { ok: true, url: url.href }
}

/** An origin as a URL writes it; empty, which is nobody's, when there is none. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : ''
}

/** An absolute address, or a path on the page's own origin; `//host` is neither. */
function parse(text: string, origin: string): URL | null {
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) {
    return URL.canParse(text) ? new URL(text) : null
  }
  const isPath = text.startsWith('/') && !text.startsWith('//')
  return isPath && URL.canParse(text, origin) ? new URL(text, origin) : null
}

function isPaymentHost(host: string, hosts: readonly string[] | undefined): boolean {
  return hosts === undefined || hosts.some((one) => hostOf(one) === host)
}

/** A host as a URL writes it: lower case, punycode, without the usual port. */
function hostOf(host: string): string | null {
  if (/[/?#@\\]/.test(host)) return null
  const address = `https://${host}/`
  return URL.canParse(address) ? new URL(address).host : null
}
