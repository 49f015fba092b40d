import { createHash } from 'node:crypto'

/** What a page asks of its policy beyond what every page is allowed. */
interface PolicyOptions {
  /** Origins that it calls. */
  readonly connect?: readonly string[]
  /** Origins of pictures. */
  readonly images?: readonly string[]
  /** Origins that its forms are sent to. */
  readonly forms?: readonly string[]
  /** The address that breaches of the policy are told to. */
  readonly reports?: string | undefined
  /** What it carries within it. */
  readonly page?: string | undefined
}

/**
 * The headers of every page and asset, wherever they are served: `npm start` sends them itself, and
 * a city's nginx has them written down by `nginxOfCity`. What a page carries within it, its scheme's
 * script and its frame's styles, is allowed by its hash and nothing else is.
 */
export function securityHeaders({
  connect = [],
  images = [],
  forms = [],
  reports,
  page = '',
}: PolicyOptions = {}): Record<string, string> {
  const policy = {
    // Firefox judges by it what is only fetched ahead (rel=prefetch); all else has a line of its own.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(page, /<script>([^]*?)<\/script>/g)],
    'style-src': ["'self'", ...hashesOf(page, /<style>([^]*?)<\/style>/g)],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'none'"],
    'child-src': ["'none'"],
    'frame-src': ["'none'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['parking'],
    ...(reports !== undefined && { 'report-uri': [reports], 'report-to': ['policy'] }),
  }
  return {
    ...(reports !== undefined && { 'reporting-endpoints': `policy="${reports}"` }),
    'content-security-policy': Object.entries(policy)
      .map(([directive, values]) => `${directive} ${values.join(' ')}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

function hashesOf(page: string, inline: RegExp): string[] {
  const contents = new Set([...page.matchAll(inline)].map(([, content = '']) => content))
  return [...contents].map(
    (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  )
}
