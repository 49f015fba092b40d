import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/

/**
 * Serves a built app: its files by name, its page for every other address that a person may open.
 *
 * Files under `assets/` carry a hash in their names and are kept for ever; pages are asked for anew
 * each time. A file that does not exist is a 404, never the page.
 *
 * @param {object} site
 * @param {string} site.folder - the built app
 * @param {(pathname: string) => string} site.page - the file, within the folder, of the page at an
 *   address
 * @param {(page?: string) => Record<string, string>} site.headersOf - the headers of every answer;
 *   those of a page may depend on what is in it
 */
export function staticSite({ folder, page, headersOf }) {
  const cache = new Map()
  const plain = headersOf()

  /** @returns {{ status: number, headers: Record<string, string>, body: Buffer }} */
  return function answer(pathname, acceptEncoding = '') {
    const name = fileFor(pathname)
    if (name === null) {
      return reply(404, { ...plain, 'content-type': types['.txt'] }, Buffer.from('Not found\n'))
    }
    if (!existsSync(join(folder, name))) {
      const text = Buffer.from('The page is being built. Try again in a moment.\n')
      return reply(503, { ...plain, 'content-type': types['.txt'], 'retry-after': '5' }, text)
    }
    const { headers, body, brotli, gzip } = read(name)
    const isHashed = name.startsWith('assets/') || name.includes('-assets/')
    const answerHeaders = {
      ...headers,
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
    }
    if (brotli && /\bbr\b/.test(acceptEncoding)) {
      return reply(200, { ...answerHeaders, 'content-encoding': 'br' }, brotli)
    }
    if (gzip && /\bgzip\b/.test(acceptEncoding)) {
      return reply(200, { ...answerHeaders, 'content-encoding': 'gzip' }, gzip)
    }
    return reply(200, answerHeaders, body)
  }

  function fileFor(pathname) {
    const decoded = decode(pathname)
    if (decoded === null) return null
    const name = normalize(decoded).split(sep).filter(Boolean).join('/')
    if (name.startsWith('..')) return null
    const path = join(folder, name)
    if (name !== '' && existsSync(path) && statSync(path).isFile()) return name
    return extname(name) === '' || name.endsWith('.html') ? page(pathname) : null
  }

  function read(name) {
    const path = join(folder, name)
    const changed = statSync(path).mtimeMs
    const known = cache.get(name)
    if (known?.changed === changed) return known
    const body = readFileSync(path)
    const compress = compressible.test(name)
    const entry = {
      changed,
      headers: name.endsWith('.html') ? headersOf(body.toString()) : plain,
      body,
      brotli: compress ? brotliOf(path, body) : undefined,
      gzip: compress ? gzipSync(body) : undefined,
    }
    cache.set(name, entry)
    return entry
  }
}

/** What the build compressed beforehand, else what a moment allows. */
function brotliOf(path, body) {
  const built = `${path}.br`
  if (existsSync(built) && statSync(built).mtimeMs >= statSync(path).mtimeMs) {
    return readFileSync(built)
  }
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

function decode(pathname) {
  try {
    const decoded = decodeURIComponent(pathname)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

function reply(status, headers, body) {
  return { status, headers: { ...headers, 'content-length': String(body.length) }, body }
}
