import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'
import { mustHave } from './mustHave.ts'

const compress = promisify<Buffer, Buffer>(brotliCompress)

/**
 * Compresses what a build wrote as small as brotli can, once, so that a server need not do it badly
 * each time it starts.
 */
export function compressPlugin(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle: async ({ dir }, bundle) => {
      const known = Object.keys(bundle).filter((name) => /\.(css|js|svg)$/.test(name))
      await Promise.all(
        known.map(async (name) => {
          const file = join(mustHave(dir, 'the folder of a build'), name)
          await writeFile(`${file}.br`, await compress(await readFile(file)))
        }),
      )
    },
  }
}
