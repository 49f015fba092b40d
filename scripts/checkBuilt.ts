/**
 * Stops a package from being packed without its build, or with one that lacks a file that its
 * manifest promises. Runs in the package's folder.
 */
import { existsSync } from 'node:fs'
import { readManifest } from './lib/readManifest.ts'

const { name, main, types, bin, exports } = readManifest('package.json')
const promised = [main, types, Object.values(bin ?? {}), Object.values(exports).map(filesOf)]
const missing = promised.flat(3).filter((file) => !file.includes('*') && !existsSync(file))
if (missing.length > 0) {
  console.error(`${name} is not built: ${missing.join(', ')} missing. Run its build first.`)
  process.exitCode = 1
}

function filesOf(entry: string | Readonly<Record<string, string>>): string | string[] {
  return typeof entry === 'string' ? entry : Object.values(entry)
}
