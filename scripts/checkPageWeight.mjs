/**
 * Weighs, compressed with brotli, what the portal's first page loads, and holds it to the budgets.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../apps/portal/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const kilobyte = 1000

const entry = weigh(['index.html'])
const map = weigh(['index.html', ...dynamicChunks('packages/map/')])
const weights = [
  { name: 'scripts before the page can be used', bytes: entry.scripts, budget: 155 },
  { name: 'scripts with the map', bytes: map.scripts, budget: 200 },
  { name: 'style sheets of the first page', bytes: entry.styles, budget: 10 },
]

let failed = false
for (const { name, bytes, budget } of weights) {
  const isOver = bytes > budget * kilobyte
  failed ||= isOver
  const weight = (bytes / kilobyte).toFixed(1)
  console.log(`${isOver ? 'OVER ' : '     '}${name}: ${weight} kB of ${budget} kB`)
}
process.exitCode = failed ? 1 : 0

/** The chunks of a folder that are loaded when they are needed. */
function dynamicChunks(folder) {
  return Object.entries(manifest)
    .filter(([name, chunk]) => chunk.isDynamicEntry && name.includes(folder) && /Page/.test(name))
    .map(([name]) => name)
}

/** The compressed bytes of chunks and everything they import at once. */
function weigh(names) {
  const chunks = new Set()
  const add = (name) => {
    if (chunks.has(name)) return
    chunks.add(name)
    for (const needed of manifest[name].imports ?? []) add(needed)
  }
  for (const name of names) add(name)
  const files = [...chunks].map((name) => manifest[name])
  const styles = new Set(files.flatMap(({ css = [] }) => css))
  return {
    scripts: sum(files.map(({ file }) => file)),
    styles: sum([...styles]),
  }
}

function sum(files) {
  return files.reduce(
    (total, file) => total + brotliCompressSync(readFileSync(join(dist, file))).length,
    0,
  )
}
