import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { compressible, contentTypes } from './contentTypes.mjs'

/** Where an app keeps the files whose names carry a hash. */
const withinAssets = /^([a-z]+-)?assets\//

/**
 * Serves a built app: its files by name, its page for every other address, which is a 404 where the
 * app has none.
 *
 * Files under `assets/` carry a hash in their names and are kept for ever; pages are asked for anew
 * each time. A file that does not exist is a 404, never the page, and a page is no file.
 *
 * @param {object} site
 * @param {string} site.folder - the built app
 * @param {string} [site.ownFiles] - the folder, within that one, of the city's own files, which come
 *   before those of the app
 * @param {(pathname: string) => string} site.page - the file, within the folder, of the page at an
 *   address
 * @param {(pathname: string) => boolean} site.isPage - whether the app has a page at an address
 * @param {(page?: string) => Record<string, string>} site.headersOf - the headers of every answer;
 *   those of a page may depend on what is in it
 */
export function staticSite({ folder, ownFiles = '', page, isPage, headersOf }) {
  const cache = new Map()
  const plain = headersOf()

  /** @returns {{ status: number, headers: Record<string, string>, body: Buffer }} */
  return function answer(pathname, acceptEncoding = '') {
    const name = fileFor(pathname)
    if (name === null) {
      return reply(
        404,
        { ...plain, 'content-type': contentTypes['.txt'] },
        Buffer.from('Not found\n'),
      )
    }
    if (!existsSync(join(folder, name))) {
      const text = Buffer.from('The page is being built. Try again in a moment.\n')
      return reply(
        503,
        { ...plain, 'content-type': contentTypes['.txt'], 'retry-after': '5' },
        text,
      )
    }
    const { headers, body, brotli, gzip } = read(name)
    const status = !name.endsWith('.html') || isPage(pathname) ? 200 : 404
    const isHashed = withinAssets.test(name)
    const answerHeaders = {
      ...headers,
      'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
    }
    if (brotli && /\bbr\b/.test(acceptEncoding)) {
      return reply(status, { ...answerHeaders, 'content-encoding': 'br' }, brotli)
    }
    if (gzip && /\bgzip\b/.test(acceptEncoding)) {
      return reply(status, { ...answerHeaders, 'content-encoding': 'gzip' }, gzip)
    }
    return reply(status, answerHeaders, body)
  }

  function fileFor(pathname) {
    const decoded = decode(pathname)
    // Not an address that anything has: the page says so in words, and leads on.
    if (decoded === null || decoded.includes('\0')) return page(pathname)
    const name = normalize(decoded).split(sep).filter(Boolean).join('/')
    if (name.startsWith('..')) return null
    if (!isFileName(name)) return page(pathname)
    const names = [join(ownFiles, name), name]
    return names.find((one) => isFile(join(folder, one))) ?? null
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

function isFile(path) {
  return existsSync(path) && statSync(path).isFile()
}

/** Whether an address can only be a file's: deeper ones may hold a dot of an e-mail's code. */
function isFileName(name) {
  return withinAssets.test(name) || (!name.includes('/') && /\.(?!html$)[^.]+$/.test(name))
}

/** The address without its percent signs; null where one of them begins nothing. */
function decode(pathname) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

function reply(status, headers, body) {
  return { status, headers: { ...headers, 'content-length': String(body.length) }, body }
}
