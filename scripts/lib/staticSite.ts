import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { compressible, contentTypes } from './contentTypes.ts'

/** Where an app keeps the files whose names carry a hash. */
const withinAssets = /^([a-z]+-)?assets\//

/** A site of built files. */
interface Site {
  /** The built app. */
  readonly folder: string
  /** The folder, within that one, of the city's own files, which come before those of the app. */
  readonly ownFiles?: string
  /** The file, within the folder, of the page at an address. */
  readonly page: (pathname: string) => string
  /** Whether the app has a page at an address. */
  readonly isPage: (pathname: string) => boolean
  /** The headers of every answer; those of a page may depend on what is in it. */
  readonly headersOf: (page?: string) => Headers
}

type Headers = Readonly<Record<string, string>>

/** What is answered. */
interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** A file as it was read, and what it is compressed. */
interface KnownFile {
  /** When it was written, in milliseconds since the epoch. */
  readonly changed: number
  readonly headers: Headers
  readonly body: Buffer
  readonly brotli: Buffer | undefined
  readonly gzip: Buffer | undefined
}

const types: Headers = contentTypes

/**
 * Serves a built app: its files by name, its page for every other address, which is a 404 where the
 * app has none.
 *
 * Files under `assets/` carry a hash in their names and are kept for ever; pages are asked for anew
 * each time. A file that does not exist is a 404, never the page, and a page is no file.
 */
export function staticSite({
  folder,
  ownFiles = '',
  page,
  isPage,
  headersOf,
}: Site): (pathname: string, acceptEncoding?: string) => Reply {
  const cache = new Map<string, KnownFile>()
  const plain = headersOf()

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
      'content-type': types[extname(name)] ?? 'application/octet-stream',
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

  function fileFor(pathname: string): string | null {
    const decoded = decode(pathname)
    // Not an address that anything has: the page says so in words, and leads on.
    if (decoded === null || decoded.includes('\0')) return page(pathname)
    const name = normalize(decoded).split(sep).filter(Boolean).join('/')
    if (name.startsWith('..')) return null
    if (!isFileName(name)) return page(pathname)
    const names = [join(ownFiles, name), name]
    return names.find((one) => isFile(join(folder, one))) ?? null
  }

  function read(name: string): KnownFile {
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
function brotliOf(path: string, body: Buffer): Buffer {
  const built = `${path}.br`
  if (existsSync(built) && statSync(built).mtimeMs >= statSync(path).mtimeMs) {
    return readFileSync(built)
  }
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** Whether an address can only be a file's: deeper ones may hold a dot of an e-mail's code. */
function isFileName(name: string): boolean {
  return withinAssets.test(name) || (!name.includes('/') && /\.(?!html$)[^.]+$/.test(name))
}

/** The address without its percent signs; null where one of them begins nothing. */
function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

function reply(status: number, headers: Headers, body: Buffer): Reply {
  return { status, headers: { ...headers, 'content-length': String(body.length) }, body }
}
