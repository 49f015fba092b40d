/**
 * The whole test command: every check of the workspace, to the end even when one fails, and a closing
 * line that counts them together with the tests that they ran. Sources and builds are looked at side by
 * side, then the tests run, which take all of a small machine.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium, findHeadlessShell } from './lib/findChromium.ts'
import { findNginx } from './lib/findNginx.ts'
import { messageOf } from './lib/messageOf.ts'
import { run } from './lib/run.ts'

/** How many tests did what they should, and how many did not. */
interface Counts {
  readonly passed: number
  readonly failed: number
}

/** A check: the command that makes it, and how the tests that it ran are counted. */
interface Check {
  readonly name: string
  readonly command: string
  readonly tests?: () => Counts
}

/** The fields of the reports of Vitest and Playwright that are read. */
interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly stats?: {
    readonly expected?: number
    readonly unexpected?: number
    readonly flaky?: number
  }
}

const reports = '.cache/reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const silent = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const chromium = programOrReason('CHROMIUM_PATH', findChromium)
const nginx = programOrReason('NGINX_PATH', findNginx)
// Where there is none, Chromium itself takes its place.
const shell = programOrReason('HEADLESS_SHELL_PATH', findHeadlessShell)
const programs = { ...chromium.env, ...nginx.env, ...shell.env }
const ofSources: readonly Check[] = [
  { name: 'generated files are current', command: 'node scripts/generateAll.ts --check' },
  // Checks as many packages at a time as there are processors.
  { name: 'types', command: 'turbo run typecheck --concurrency=100% --output-logs=errors-only' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'layers', command: 'node scripts/checkLayers.ts' },
  { name: 'unused code', command: 'knip' },
  { name: 'contract', command: 'redocly lint openapi/openapi.yaml' },
]
const ofBuilds: readonly Check[] = [
  { name: 'packages and apps build', command: 'turbo run build --output-logs=errors-only' },
  { name: 'storybook builds', command: 'node scripts/storybook.ts build --loglevel warn' },
  { name: 'published packages', command: 'node scripts/checkPublished.ts' },
  { name: 'size budgets of the packages', command: 'size-limit' },
  { name: 'what the oldest browsers lack', command: 'node scripts/checkFloor.ts' },
  { name: 'weight of the first page', command: 'node scripts/checkPageWeight.ts' },
]
const ofTests: readonly Check[] = [
  // In turn, so that the browser of the stories takes no processor from the tests.
  { name: 'unit and component tests', ...vitest('units', ['pure', 'node', 'dom']) },
  { name: 'stories of components and screens', ...vitest('stories', ['stories*']) },
  {
    name: 'the main job in other engines',
    command: 'node --conditions=@parking/source e2e/engines/main.ts --short',
  },
  { name: 'stories in the browser', command: 'playwright test -c e2e', tests: playwrightCounts },
]

let passed = 0
let failed = 0
await Promise.all([ofSources, ofBuilds].map((checks) => make(checks, { quiet: true })))
await make(ofTests)
for (const { missing } of [chromium, nginx]) {
  if (missing !== undefined) console.error(`\n${missing}`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** Makes checks one after the other; quietly, what each says stands together when it is made. */
async function make(checks: readonly Check[], { quiet = false } = {}): Promise<void> {
  const env = { ...silent, ...programs, REPORTS: reports }
  for (const { name, command, tests } of checks) {
    const heading = `\n## ${name}\n`
    if (!quiet) console.log(heading)
    const started = Date.now()
    const { code, output } = await run(command, { env, quiet })
    const counted = tests?.() ?? { passed: 0, failed: 0 }
    passed += counted.passed + (code === 0 ? 1 : 0)
    failed += counted.failed + (code === 0 ? 0 : 1)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    if (quiet) console.log(`${heading}\n${output}`)
    console.log(`\n${code === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`)
  }
}

/** The variable that names a program's path; what is missing where there is none. */
function programOrReason(
  variable: string,
  find: () => string,
): { env: Record<string, string>; missing?: string } {
  try {
    return { env: { [variable]: find() } }
  } catch (error) {
    return { env: {}, missing: messageOf(error) }
  }
}

function vitest(name: string, projects: readonly string[]): Pick<Check, 'command' | 'tests'> {
  const file = `vitest-${name}.json`
  const chosen = projects.map((project) => `--project=${project}`).join(' ')
  return {
    command: `vitest run ${chosen} --outputFile.json=${reports}/${file}`,
    tests: () => {
      const { numPassedTests, numFailedTests } = readReport(file)
      return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
    },
  }
}

function playwrightCounts(): Counts {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport('playwright.json').stats ?? {}
  return { passed: expected, failed: unexpected + flaky }
}

function readReport(name: string): Report {
  try {
    const report: Report = JSON.parse(readFileSync(`${reports}/${name}`, 'utf8'))
    return report
  } catch {
    return {}
  }
}
