/**
 * Measures the map with many features in headless Chromium and prints a table:
 * `node --conditions=@parking/source packages/map/bench/main.ts`. CHROMIUM_PATH names a browser.
 */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { createServer, defaultClientConditions } from 'vite'
import type { Bench, Figures } from './page.ts'

const counts = [10_000, 50_000, 100_000]
/** First frame, pan, zoom step, hit, heap: what the map has to keep to. */
const targets = ['100 / 5 / 6 / 1; 5', '180 / 8 / 10 / 1; 10', '300 / 8 / 11 / 1; 15']
const runs = 3

const server = await createServer({
  root: import.meta.dirname,
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
await server.listen()
const address = server.resolvedUrls?.local[0] ?? ''
const system = '/usr/bin/chromium'
const path = process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : undefined)
const browser = await chromium.launch({
  ...(path !== undefined && { executablePath: path }),
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
})

console.log('features: first frame / pan p95 / zoom step / hit p95, ms; heap, MB (target)')
for (const [at, count] of counts.entries()) {
  const measured: Figures[] = []
  for (let run = 0; run < runs; run += 1) measured.push(await runOnce(count))
  const median = (name: keyof Figures): string => {
    const sorted = measured.map((one) => one[name]).sort((a, b) => a - b)
    return (sorted[Math.floor(runs / 2)] ?? 0).toFixed(1)
  }
  const [first, pan, zoom, hit] = (['firstFrame', 'panP95', 'zoomStep', 'hitP95'] as const).map(
    median,
  )
  console.log(`${count}: ${first} / ${pan} / ${zoom} / ${hit}; ${median('heap')} (${targets[at]})`)
}
await browser.close()
await server.close()

async function runOnce(count: number): Promise<Figures> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await page.goto(address)
  await page.waitForFunction(() => Reflect.has(window, 'bench'))
  const figures = await page.evaluate(async (features) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's own object
    const { bench } = window as unknown as { bench: Bench }
    return bench.measure(features)
  }, count)
  await page.close()
  return figures
}
