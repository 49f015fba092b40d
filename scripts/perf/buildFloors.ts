import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { shellFor } from '../lib/shell.ts'

/** What each floor runs, and whether its page carries the frame that the product's page carries. */
const pages = [
  { name: 'plain', code: 'plain.ts', hasShell: false },
  { name: 'react', code: 'react.tsx', hasShell: false },
  { name: 'mantine', code: 'mantine.tsx', hasShell: false },
  { name: 'stack', code: 'stack.tsx', hasShell: false },
  { name: 'shell', code: 'stack.tsx', hasShell: true },
  { name: 'map', code: 'map.tsx', hasShell: true },
] as const

/** A page that does less than the product's. */
export type Floor = (typeof pages)[number]['name']

/**
 * The list of the first page from the same answer by plain DOM, then floors of our own stack, the lightest
 * first: each of those adds to the one before.
 */
export const floors: readonly Floor[] = pages.map(({ name }) => name)

const root = join(import.meta.dirname, 'floors')
const dist = join(import.meta.dirname, '../../.cache/perf/floors')

/** Builds the floors, each on its own so that it shares no file with another. */
export async function buildFloors(): Promise<string> {
  // The development server that the map is measured with leaves its own word there.
  process.env['NODE_ENV'] = 'production'
  for (const page of pages) {
    const { name } = page
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      base: `/${name}/`,
      plugins: [filledIn(page)],
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
function filledIn({ name, code, hasShell }: (typeof pages)[number]): Plugin {
  const shell = hasShell ? shellFor('map', 'en', 'Kazan', []) : ''
  return {
    name: 'floor',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        page.replace('%name%', name).replace('%code%', code).replace('%shell%', shell),
    },
  }
}
