/**
 * Searches the built apps for what a browser of the floor lacks, and the list of what may stand there for
 * what no longer does.
 */
import { globSync, readFileSync } from 'node:fs'
import { allowed } from './floor/allowed.ts'
import { findInScript, findInStyles, type Use } from './floor/findUses.ts'
import { whoLacks } from './floor/lacking.ts'
import { frameScript } from './lib/frameScript.ts'
import { gateScript } from './lib/gateScript.ts'

const files = globSync([
  'apps/portal/dist/assets/*.{js,css}',
  'apps/portal/dist/.vite/serviceWorker.js',
  'apps/coop/dist/coop-assets/*.{js,css}',
])
if (files.length === 0) throw new Error('Nothing is built. Run turbo run build first.')
const met = new Set<string>()
let failed = false
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  judge(file, file.endsWith('.css') ? findInStyles(text) : findInScript(text))
}
judge("the frame's script", findInScript(frameScript + gateScript))
for (const feature of Object.keys(allowed)) {
  if (met.has(feature)) continue
  failed = true
  console.error(`scripts/floor/allowed.ts: ${feature} stands in no built file any more`)
}
if (!failed) console.log(`${files.length} built files ask for nothing that the floor lacks`)
process.exitCode = failed ? 1 : 0

function judge(file: string, uses: readonly Use[]): void {
  for (const { feature, text } of uses) {
    met.add(feature)
    if (feature in allowed) continue
    failed = true
    console.error(`${file}: ${feature} is unknown to ${whoLacks(feature).join(', ')}:\n  ${text}`)
  }
}
