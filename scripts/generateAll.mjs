/** Writes every generated file anew; with --check compares them with what is committed instead. */
import { run } from './lib/run.mjs'

const flags = process.argv.includes('--check') ? ' --check' : ''
let failed = false
for (const script of ['generateCities', 'generateContract']) {
  const { code } = await run(`node scripts/${script}.mjs${flags}`)
  failed ||= code !== 0
}
process.exitCode = failed ? 1 : 0
