/**
 * Writes the declarations of the browser that the type check knows: TypeScript's own without what a
 * browser of the floor lacks. TypeScript takes a package of this name in the place of its own
 * (`libReplacement`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { trimLib } from './trimLib.ts'

const root = join(import.meta.dirname, '../..')
const require = createRequire(join(root, 'package.json'))
const compiler = createRequire(require.resolve('typescript/package.json'))
const platform = `@typescript/typescript-${process.platform}-${process.arch}/package.json`
const libs = join(dirname(compiler.resolve(platform)), 'lib')

for (const name of ['dom', 'webworker']) {
  const folder = join(root, 'node_modules/@typescript', `lib-${name}`)
  mkdirSync(folder, { recursive: true })
  const manifest = { name: `@typescript/lib-${name}`, version: '0.0.0', types: 'index.d.ts' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const text = trimLib(readFileSync(join(libs, `lib.${name}.d.ts`), 'utf8'))
  writeFileSync(join(folder, 'index.d.ts'), text)
}
