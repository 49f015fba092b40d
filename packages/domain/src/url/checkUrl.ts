import { parseUrl } from './parseUrl.ts'

/** Why an address was refused. */
export type UrlRefusal = 'malformed' | 'protocol' | 'credentials' | 'host'

/** An address that may be opened, or why it may not. */
export type CheckedUrl =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly error: UrlRefusal }

/** What a page knows about where it may lead. */
export interface Site {
  /** The page's own origin, for example `https://parking.example`; a path after it is passed over. */
  readonly origin: string
  /**
   * The hosts that the city pays at, each with its port at most; `self` is the page's own origin.
   * An entry with anything more (a path, a scheme) names no host, and none at all open nothing.
   */
  readonly paymentHosts?: readonly string[]
}

interface UrlPolicy {
  /** What may leave the site out: nothing, a path that begins with one slash, or anything. */
  readonly relative: 'nothing' | 'path' | 'anything'
  /** Where http will do; https will do everywhere. */
  readonly plainHttp: 'own' | 'anywhere'
  readonly hosts: 'own' | 'payment' | 'any'
}

/** What addresses of others are used for, and where each may lead. No policy lets credentials in. */
const policies = {
  /** Where a driver pays. */
  payment: { relative: 'path', plainHttp: 'own', hosts: 'payment' },
  /** A page of this site that is opened after signing in. */
  ownPage: { relative: 'anything', plainHttp: 'own', hosts: 'own' },
  /** A fiscal receipt. */
  receipt: { relative: 'anything', plainHttp: 'own', hosts: 'any' },
  /** A link that a city adds to its menus. */
  link: { relative: 'nothing', plainHttp: 'anywhere', hosts: 'any' },
} as const satisfies Record<string, UrlPolicy>

/** What an address is used for. */
export type UrlUse = keyof typeof policies

/** Judges an address that somebody else named by what it is used for. */
export function checkUrl(text: unknown, use: UrlUse, site: Site): CheckedUrl {
  const { relative, plainHttp, hosts }: UrlPolicy = policies[use]
  const origin = readOrigin(site.origin)
  const url = typeof text === 'string' ? parse(text, relative, origin) : null
  if (url === null) return { ok: false, error: 'malformed' }
  const isOwn = url.origin === origin
  const isHttp = url.protocol === 'http:' && (isOwn || plainHttp === 'anywhere')
  if (url.protocol !== 'https:' && !isHttp) return { ok: false, error: 'protocol' }
  if (url.username !== '' || url.password !== '') return { ok: false, error: 'credentials' }
  const isGoodHost = {
    any: true,
    own: isOwn,
    payment: isPaymentHost(url.host, isOwn, site.paymentHosts),
  }
  if (!isGoodHost[hosts]) return { ok: false, error: 'host' }
  // Of a page of this site somebody may read only the path, which with two slashes names a host.
  if (isOwn && hosts !== 'any' && url.pathname.startsWith('//')) {
    return { ok: false, error: 'malformed' }
  }
  return { ok: true, url }
}

/** An origin as a URL writes it; empty, which is nobody's, when there is none. */
function readOrigin(address: string): string {
  return parseUrl(address)?.origin ?? ''
}

function parse(text: string, relative: UrlPolicy['relative'], origin: string): URL | null {
  const base =
    relative === 'anything' || (relative === 'path' && /^\/(?!\/)/.test(text)) ? origin : undefined
  return parseUrl(text, base)
}

function isPaymentHost(host: string, isOwn: boolean, hosts: readonly string[] = []): boolean {
  return hosts.some((one) => (one === 'self' ? isOwn : readHost(one) === host))
}

/** A host as a URL writes it: lower case, punycode, without the usual port. */
function readHost(host: string): string | null {
  if (/[/?#@\\]/.test(host)) return null
  return parseUrl(`https://${host}/`)?.host ?? null
}
