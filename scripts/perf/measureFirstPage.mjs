import { pageWeight } from '../lib/pageWeight.ts'
import { auditPage } from './auditPage.mjs'
import { buildFloors, floors } from './buildFloors.mjs'
import { always, summarise } from './summary.mjs'
import { serveFloors } from './serveFloors.mjs'
import { timeMap } from './timeMap.mjs'

/**
 * Measures the first page and the floors, in turn, so that a busy machine slows all of them.
 *
 * @param {string} product - where the product is served
 * @param {number} runs
 * @returns {Promise<Record<string, Record<string, import('./summary.mjs').Summary>>>} each figure, by name
 */
export async function measureFirstPage(product, runs) {
  const served = await serveFloors(await buildFloors())
  const pages = { ours: `${product}/` }
  for (const name of floors) pages[name] = `${served.address}/${name}/`
  const measured = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
  try {
    for (let done = 0; done < runs; done += 1) {
      for (const [name, address] of Object.entries(pages)) {
        const figures = await auditPage(address)
        if (name === 'ours' || name === 'map') Object.assign(figures, await timeMap(address))
        measured[name].push(figures)
      }
    }
  } finally {
    served.close()
  }
  const middle = Object.fromEntries(
    Object.entries(measured).map(([name, all]) => [name, summarise(all)]),
  )
  for (const name of floors) {
    middle[name].usableScripts = middle[name].scripts
    middle[name].usableStyles = middle[name].styles
    middle[name].usableRequests = middle[name].requests
  }
  const { usable, styles, requests } = pageWeight()
  middle.ours.usableScripts = always(usable)
  middle.ours.usableStyles = always(styles)
  middle.ours.usableRequests = always(requests)
  return middle
}
