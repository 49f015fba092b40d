import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { compressible } from './contentTypes.ts'

/**
 * Puts a `.gz` and a `.br` beside every file of a folder that is worth it, for hosts that send files
 * as they are. What is newer than its file is left as it is.
 */
export function compressBeside(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue
    const path = join(folder, name)
    write(path, '.gz', (body) => gzipSync(body, { level: 9 }))
    write(path, '.br', (body) =>
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}

function write(path: string, end: string, compress: (body: Buffer) => Buffer): void {
  const beside = path + end
  if (existsSync(beside) && statSync(beside).mtimeMs >= statSync(path).mtimeMs) return
  writeFileSync(beside, compress(readFileSync(path)))
}
