/**
 * The whole test command: every check of the workspace, one after the other, to the end even when
 * one fails, and a closing line that counts them together with the tests that they ran.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './lib/findChromium.ts'
import { findNginx } from './lib/findNginx.ts'
import { run } from './lib/run.ts'

const reports = '.cache/reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const chromium = programOrReason('CHROMIUM_PATH', findChromium)
const nginx = programOrReason('NGINX_PATH', findNginx)
const programs = { ...chromium.env, ...nginx.env }
const checks = [
  { name: 'generated files are current', command: 'node scripts/generateAll.mjs --check' },
  { name: 'types', command: 'turbo run typecheck --output-logs=errors-only' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'layers', command: 'node scripts/checkLayers.mjs' },
  { name: 'unused code', command: 'knip' },
  { name: 'contract', command: 'redocly lint openapi/openapi.yaml' },
  { name: 'packages and apps build', command: 'turbo run build --output-logs=errors-only' },
  { name: 'storybook builds', command: 'node scripts/storybook.mjs build --loglevel warn' },
  { name: 'published packages', command: 'node scripts/checkPublished.mjs' },
  { name: 'size budgets of the packages', command: 'size-limit' },
  { name: 'weight of the first page', command: 'node scripts/checkPageWeight.mjs' },
  { name: 'unit, component and story tests', command: 'vitest run', tests: vitestCounts },
  { name: 'stories in the browser', command: 'playwright test -c e2e', tests: playwrightCounts },
]

let passed = 0
let failed = 0
for (const { name, command, tests } of checks) {
  console.log(`\n## ${name}\n`)
  const started = Date.now()
  const { code } = await run(command, { env: { ...quiet, ...programs, REPORTS: reports } })
  const counted = tests?.() ?? { passed: 0, failed: 0 }
  passed += counted.passed + (code === 0 ? 1 : 0)
  failed += counted.failed + (code === 0 ? 0 : 1)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`\n${code === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`)
}
for (const { missing } of [chromium, nginx]) {
  if (missing !== undefined) console.error(`\n${missing}`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function programOrReason(variable, find) {
  try {
    return { env: { [variable]: find() } }
  } catch (error) {
    return { env: {}, missing: error.message }
  }
}

function vitestCounts() {
  const { numPassedTests, numFailedTests } = readReport('vitest.json')
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
}

function playwrightCounts() {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport('playwright.json').stats ?? {}
  return { passed: expected, failed: unexpected + flaky }
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}`, 'utf8'))
  } catch {
    return {}
  }
}
