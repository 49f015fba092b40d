import { join } from 'node:path'
import { build } from 'vite'
import { shellFor } from '../lib/shell.ts'

/** What each floor runs, and whether its page carries the frame that the product's page carries. */
const pages = {
  react: { code: 'react', hasShell: false },
  mantine: { code: 'mantine', hasShell: false },
  stack: { code: 'stack', hasShell: false },
  shell: { code: 'stack', hasShell: true },
  map: { code: 'map', hasShell: true },
}

/** The floors of our own stack, the lightest first: each adds to the one before. */
export const floors = Object.keys(pages)

const root = join(import.meta.dirname, 'floors')
const dist = join(import.meta.dirname, '../../.cache/perf/floors')

/** Builds the floors, each on its own so that it shares no file with another. */
export async function buildFloors() {
  // The development server that the map is measured with leaves its own word there.
  process.env.NODE_ENV = 'production'
  for (const [name, page] of Object.entries(pages)) {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      base: `/${name}/`,
      plugins: [filledIn(name, page)],
      build: {
        outDir: join(dist, name),
        emptyOutDir: true,
        target: 'es2023',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: { [name]: join(root, 'index.html') } },
      },
    })
  }
  return dist
}

/** Makes a floor's page of the one that they share, before its code is looked for. */
function filledIn(name, { code, hasShell }) {
  const shell = hasShell ? shellFor('map', 'en', 'Kazan') : ''
  return {
    name: 'floor',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        page.replace('%name%', name).replace('%code%', code).replace('%shell%', shell),
    },
  }
}
