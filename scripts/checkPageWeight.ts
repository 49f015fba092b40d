/**
 * Weighs, compressed with brotli, what the portal loads and holds it to the budgets.
 */
import { pageWeight } from './lib/pageWeight.ts'

const kilobyte = 1000
const { entry, usable, withMap, account, styles, lazy, built, named } = pageWeight()
const [heaviest = { name: 'none', bytes: 0 }] = lazy.toSorted(
  (one, other) => other.bytes - one.bytes,
)
const weights = [
  // Each with its Russian texts, which come with its code.
  { name: 'scripts that the app starts with', bytes: entry, budget: 152 },
  { name: 'scripts with the first page', bytes: usable, budget: 180 },
  { name: 'scripts with the map', bytes: withMap, budget: 270 },
  { name: 'scripts that an account adds to every page', bytes: account, budget: 70 },
  { name: 'style sheets of the first page', bytes: styles, budget: 12 },
  {
    name: `most that a part adds later (${heaviest.name})`,
    bytes: heaviest.bytes,
    budget: 87,
  },
]

let failed = false
for (const { name, bytes, budget } of weights) {
  const isOver = bytes > budget * kilobyte
  failed ||= isOver
  const weight = (bytes / kilobyte).toFixed(1)
  console.log(`${isOver ? 'OVER ' : '     '}${name}: ${weight} kB of ${budget} kB`)
}
// A slow processor takes milliseconds for each file, and each name weighs in the page.
const counts = [
  { name: 'files that are built', count: built, budget: 200 },
  { name: 'files that the first page and its first script name', count: named, budget: 140 },
]
for (const { name, count, budget } of counts) {
  failed ||= count > budget
  console.log(`${count > budget ? 'OVER ' : '     '}${name}: ${count} of ${budget}`)
}
process.exitCode = failed ? 1 : 0
