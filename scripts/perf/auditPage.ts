import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '../lib/freePort.ts'
import { mustHave } from '../lib/mustHave.ts'
import { openBrowser } from '../lib/openBrowser.ts'

/** What Lighthouse says of a page. */
export interface PageFigures {
  /** Milliseconds. */
  readonly firstPaint: number
  /** Milliseconds. */
  readonly largestPaint: number
  /** Milliseconds. */
  readonly blocked: number
  readonly shift: number
  /** Milliseconds. */
  readonly interactive: number
  /** Bytes as transferred. */
  readonly scripts: number
  /** Bytes as transferred. */
  readonly styles: number
  readonly requests: number
  /** Of 100. */
  readonly performance: number
  /** Of 100. */
  readonly accessibility: number
  /** Of 100. */
  readonly bestPractices: number
  /** Of 100. */
  readonly seo: number
}

/**
 * Judges a page with Lighthouse's mobile profile (slow 4G, the processor slowed four times), each time in
 * a browser of its own. Where it has lost the beginning of a page it asks to be run again, and is, once.
 *
 * @param more - what the browser is started with beside
 */
export async function auditPage(address: string, ...more: readonly string[]): Promise<PageFigures> {
  const first = await judge(address, more)
  const lhr = first.runtimeError?.code === 'NO_NAVSTART' ? await judge(address, more) : first
  if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`)
  return figuresOf(lhr)
}

async function judge(address: string, more: readonly string[]): Promise<Result> {
  const port = await freePort()
  const browser = await openBrowser(`--remote-debugging-port=${port}`, ...more)
  try {
    const judged = await lighthouse(address, { port, logLevel: 'error' })
    return mustHave(judged, "Lighthouse's result").lhr
  } finally {
    await browser.close()
  }
}

function figuresOf({ audits, categories }: Result): PageFigures {
  const details = audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  const ofType = (type: string) => requests.filter((request) => request['resourceType'] === type)
  const transferred = (type: string) =>
    ofType(type).reduce((sum, request) => sum + Number(request['transferSize']), 0)
  const figure = (name: string) => mustHave(audits[name]?.numericValue, name)
  const score = (name: string) => Math.round(mustHave(categories[name]?.score, name) * 100)
  return {
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    interactive: figure('interactive'),
    scripts: transferred('Script'),
    styles: transferred('Stylesheet'),
    requests: ['Script', 'Stylesheet', 'Document'].flatMap(ofType).length,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  }
}
