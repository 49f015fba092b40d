/**
 * Writes what is made from the wire contract: one bundled document, which the sandbox reads, and
 * the types of the client. With --check nothing is written: the names of stale files are printed.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenAPI3 } from 'openapi-typescript'

const root = join(import.meta.dirname, '..')
const binaries = join(root, 'node_modules/.bin')
using scratch = mkdtempDisposableSync(join(tmpdir(), 'contract-'))
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

const bundle = join(scratch.path, 'openapi.json')
execFileSync(join(binaries, 'redocly'), ['bundle', 'openapi/openapi.yaml', '--output', bundle], {
  cwd: root,
  env,
  stdio: ['ignore', 'ignore', 'pipe'],
})
const document: OpenAPI3 = JSON.parse(readFileSync(bundle, 'utf8'))
const { default: openapiTypescript, astToString } = await import('openapi-typescript')
const ast = await openapiTypescript(document, { alphabetize: true })
publish('openapi/openapi.gen.json', `${JSON.stringify(document, null, 2)}\n`)
publish('packages/api-client/src/schema.gen.ts', astToString(ast))

function publish(name: string, text: string): void {
  const file = join(root, name)
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text)
    return
  }
  if (readOrNothing(file) === text) return
  console.error(`${name} is stale: run npm run generate`)
  process.exitCode = 1
}

function readOrNothing(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
