import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib'
import { compressible } from './contentTypes.ts'

const brotli = promisify<Buffer, Buffer>(brotliCompress)
const smallestGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip)

/**
 * Puts a `.gz` and a `.br` beside every file of a folder that is worth it, as small as can be, so that
 * no server has to do it badly. What is newer than its file is left as it is.
 */
export async function compressBeside(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const paths = names.filter((name) => compressible.test(name)).map((name) => join(folder, name))
  await Promise.all(
    paths.flatMap((path) => [
      write(path, '.gz', (body) => smallestGzip(body, { level: 9 })),
      write(path, '.br', brotli),
    ]),
  )
}

async function write(path: string, end: string, compress: (body: Buffer) => Promise<Buffer>) {
  const beside = path + end
  if (existsSync(beside) && statSync(beside).mtimeMs >= statSync(path).mtimeMs) return
  await writeFile(beside, await compress(await readFile(path)))
}
