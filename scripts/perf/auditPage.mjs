import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { openBrowser } from '../lib/openBrowser.ts'

/**
 * Judges a page once with Lighthouse's mobile profile (slow 4G, the processor slowed four times) in
 * a browser of its own.
 *
 * @param {string} address
 * @returns {Promise<Record<string, number>>} milliseconds, bytes as transferred, scores of 100
 */
export async function auditPage(address) {
  const port = await freePort()
  const browser = await openBrowser(`--remote-debugging-port=${port}`)
  try {
    const { lhr } = await lighthouse(address, { port, logLevel: 'error' })
    if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`)
    return figuresOf(lhr)
  } finally {
    await browser.close()
  }
}

function figuresOf({ audits, categories }) {
  const requests = audits['network-requests'].details.items
  const transferred = (type) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  const score = (name) => Math.round(categories[name].score * 100)
  return {
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    interactive: audits.interactive.numericValue,
    scripts: transferred('Script'),
    styles: transferred('Stylesheet'),
    requests: requests.filter(({ resourceType }) => /Script|Stylesheet|Document/.test(resourceType))
      .length,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
