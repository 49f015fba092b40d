import { join } from 'node:path'
import { build } from 'vite'
import { shellFor } from '../lib/shell.mjs'

/** The floors of our own stack, the lightest first: each adds to the one before. */
export const floors = ['react', 'mantine', 'stack', 'shell', 'map']

const root = join(import.meta.dirname, 'floors')
const dist = join(import.meta.dirname, '../../.cache/perf/floors')

/** Builds the floors, each on its own so that it shares no file with another. */
export async function buildFloors() {
  for (const name of floors) {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      base: `/${name}/`,
      plugins: [shellPlugin],
      build: {
        outDir: join(dist, name),
        emptyOutDir: true,
        target: 'es2023',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: join(root, `${name}.html`) },
      },
    })
  }
  return dist
}

/** Writes the frame that the product's page carries into the floors that have one. */
const shellPlugin = {
  name: 'shell',
  transformIndexHtml: (page) => page.replace('<!--shell-->', shellFor('map', 'en', 'Kazan')),
}
