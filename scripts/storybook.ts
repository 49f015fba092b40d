/**
 * Serves the components in their states (`dev`), or builds them as a static site (`build`) into
 * `apps/storybook/storybook-static`.
 */
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { run } from './lib/run.ts'

const [mode = 'dev', ...rest] = process.argv.slice(2)
const folder = new URL('../apps/storybook/', import.meta.url)
const require = createRequire(new URL('package.json', folder))
const ways: Readonly<Record<string, readonly string[]>> = {
  dev: ['-p', '6006', '--no-open'],
  build: ['-o', 'storybook-static'],
}
const words = ways[mode]
if (words === undefined) {
  console.error(`There is no way "${mode}". Known: ${Object.keys(ways).join(', ')}.`)
  process.exit(1)
}
const recorded = await run('node --conditions=@parking/source scripts/recordCity.ts')
if (recorded.code !== 0) process.exit(recorded.code)
process.chdir(fileURLToPath(folder))
process.argv = [process.execPath, 'storybook', mode, ...words, ...rest]
await import(pathToFileURL(require.resolve('storybook/internal/bin/dispatcher')).href)
