/** Checks that imports point down the layers; fails too when there was nothing to check. */
import { cruiseLayers } from './lib/cruiseLayers.ts'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { modules, violations } = await cruiseLayers(root)

for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`)
if (modules === 0) console.error('No module was seen: the check itself is broken.')
console.log(`${modules} modules, ${violations.length} violations of the layers`)
process.exitCode = modules > 0 && violations.length === 0 ? 0 : 1
