import type { Browser } from '@playwright/test'
import { createServer, defaultClientConditions } from 'vite'
import type { Bench, CandidateName, Figures } from './page.ts'

/** What several runs of a map with a number of features have shown. */
export interface MapFigures {
  readonly candidate: CandidateName
  readonly count: number
  readonly runs: readonly Figures[]
}

const counts = [10_000, 50_000, 100_000]
const candidates: readonly CandidateName[] = ['plain', 'clustered', 'ours']

/**
 * Measures the map with many features beside a plain layer of OpenLayers and beside one that
 * supercluster feeds, in turn, so that a busy machine slows all of them.
 */
export async function measureMap(browser: Browser, runs: number): Promise<MapFigures[]> {
  const server = await serveBench()
  const measured = new Map<string, Figures[]>()
  const address = server.resolvedUrls?.local[0] ?? ''
  for (let run = 0; run < runs; run += 1) {
    for (const count of counts) {
      for (const candidate of candidates) {
        const known = measured.get(`${candidate} ${count}`) ?? []
        known.push(await runOnce(browser, address, candidate, count))
        measured.set(`${candidate} ${count}`, known)
      }
    }
  }
  await server.close()
  return candidates.flatMap((candidate) =>
    counts.map((count) => ({
      candidate,
      count,
      runs: measured.get(`${candidate} ${count}`) ?? [],
    })),
  )
}

async function serveBench() {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@parking/source', ...defaultClientConditions] },
    server: { host: '127.0.0.1', port: 0 },
    plugins: [
      {
        name: 'no-tiles',
        configureServer: ({ middlewares }) => {
          middlewares.use('/none', (_request, response) => {
            response.statusCode = 204
            response.end()
          })
        },
      },
    ],
  })
  return server.listen()
}

async function runOnce(
  browser: Browser,
  address: string,
  candidate: CandidateName,
  count: number,
): Promise<Figures> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await page.goto(address)
  await page.waitForFunction(() => Reflect.has(window, 'bench'))
  const figures = await page.evaluate(
    async ([name, features]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's own object
      const { bench } = window as unknown as { bench: Bench }
      return bench.measure(name, features)
    },
    [candidate, count] as const,
  )
  await page.close()
  return figures
}
