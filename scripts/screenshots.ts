/**
 * Takes a picture of every screen: phone and desktop, light and dark, Russian and English, into
 * the folder screenshots/. Words after the command choose screens by their names.
 */
import { rmSync } from 'node:fs'
import { findChromium } from './lib/findChromium.ts'
import { run } from './lib/run.ts'

const names = process.argv.slice(2)
if (names.length === 0) rmSync('screenshots', { recursive: true, force: true })
const filter = names.length === 0 ? '' : ` --grep ${names.join('|')}`
const { code } = await run(`playwright test -c e2e/screenshots.config.ts${filter}`, {
  env: { CHROMIUM_PATH: findChromium() },
})
process.exitCode = code
