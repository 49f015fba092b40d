/**
 * Measures our first page beside those of four public products that do similar work, each built from its
 * public source, in turn in one run, and prints where ours is behind its targets before the table.
 *
 * Nobody answers but the server of each page: the other products' maps get neither tiles nor data, ours
 * gets both from the sandbox. `--runs 5` asks for more than three runs, `--write` puts the table into
 * docs/performance.md.
 */
import { parseArgs } from 'node:util'
import { mustHave } from '../lib/mustHave.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { run } from '../lib/run.ts'
import { auditPage, type PageFigures } from '../perf/auditPage.ts'
import { timeMap } from '../perf/measureFirstPage.ts'
import { measurePart } from '../perf/measurePart.ts'
import { missedText, partText, writeReport } from '../perf/report.ts'
import { serveProduct } from '../perf/serveProduct.ts'
import { spreadOf, summarise, type Summed } from '../perf/summary.ts'
import type { Table } from '../perf/table.ts'
import { lines, phoneContext, promised, throttledPage } from '../perf/throttledPage.ts'
import { verdict } from '../perf/verdict.ts'
import { buildOther, otherProducts, serveOther, type OtherProduct } from './otherProducts.ts'

/** Keeps a browser from asking anybody but this machine. */
const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'

interface Figures extends PageFigures {
  /** Milliseconds, really slowed down, until what the page is for is on the screen. */
  readonly shown: number
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
})
const runs = Number(values.runs)

const built = await run('turbo run build --filter=./apps/* --output-logs=errors-only')
if (built.code !== 0) process.exit(built.code)
const folders = new Map<OtherProduct, string>()
for (const product of otherProducts) folders.set(product, await buildOther(product))

const part = await measurePart('other products', runs, async () => rowsOf(await measureAll()))
console.log(`\n${missedText([part.rows])}\n\n${partText(part)}`)
if (values.write) writeReport([part])
if (!part.isCompared) process.exitCode = 1

async function measureAll(): Promise<Map<string, Summed<Figures>>> {
  const all = new Map<string, Figures[]>()
  const keep = (name: string, figures: Figures) => {
    console.error(`${name}: blocked for ${Math.round(figures.blocked)} ms`)
    all.set(name, [...(all.get(name) ?? []), figures])
  }
  for (let done = 0; done < runs; done += 1) {
    keep('ours', await measureOurs())
    for (const [product, folder] of folders) keep(product.name, await measure(product, folder))
  }
  return new Map([...all].map(([name, figures]) => [name, summarise(figures)]))
}

async function measureOurs(): Promise<Figures> {
  using product = await serveProduct()
  const address = `${product.address}/`
  const { placesDrawn: shown } = await timeMap(address)
  return { ...(await auditPage(address, alone)), shown }
}

async function measure({ shown }: OtherProduct, folder: string): Promise<Figures> {
  using served = await serveOther(folder)
  const address = `${served.address}/`
  return { ...(await auditPage(address, alone)), shown: await timeShown(address, shown) }
}

async function timeShown(address: string, selector: string): Promise<number> {
  await using browser = await openBrowser(alone)
  const page = await throttledPage(await phoneContext(browser), lines.slowRequests)
  await page.goto(address, { waitUntil: 'commit' })
  return await promised(page, whenShown, selector)
}

/** Runs in the page. */
function whenShown(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const { height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
      if (height > 0) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
}

function rowsOf(all: ReadonlyMap<string, Summed<Figures>>): Table {
  const of = (name: string, figure: keyof Figures) => mustHave(all.get(name), name)[figure].middle
  const others = otherProducts.map(({ name }) => name)
  const least = (figure: keyof Figures, among = others) =>
    Math.min(...among.map((name) => of(name, figure)))
  const interactive = least(
    'interactive',
    others.filter((name) => name !== 'parking-lanes'),
  )
  const blocked = Math.min(of('parking-permits-ui', 'blocked'), 2 * of('parking-lanes', 'blocked'))
  const row = (
    title: string,
    figure: keyof Figures,
    write: (value: number) => string,
    most: number | null = null,
  ) => {
    const ours = mustHave(all.get('ours'), 'ours')[figure]
    return [
      title,
      most === null ? '' : `≤ ${write(most)}`,
      write(ours.middle),
      spreadOf(ours, write),
      most === null ? '' : verdict(ours.middle <= most),
      ...others.map((name) => write(of(name, figure))),
    ]
  }
  const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
  const kilobytes = (value: number) => `${Math.round(value / 1000)} kB`
  return [
    ['first page, beside other products', 'target', 'ours', 'least to most', 'met', ...others],
    row('first contentful paint', 'firstPaint', seconds),
    row('largest contentful paint', 'largestPaint', seconds),
    row('what the page is for is shown', 'shown', seconds, least('shown') / 3),
    row('total blocking time', 'blocked', seconds, blocked),
    row('interactive', 'interactive', seconds, interactive),
    row('JS, all that loads', 'scripts', kilobytes),
    row('document, scripts and styles', 'requests', String),
    row('Lighthouse, performance', 'performance', String),
  ]
}
