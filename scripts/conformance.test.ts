import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox, DEMO_PASSWORD, DRIVER, type Sandbox } from '@parking/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = join(import.meta.dirname, 'conformance.ts')
const folder = mkdtempSync(join(tmpdir(), 'conformance-'))

let sandbox: Sandbox
let url = ''
beforeAll(async () => {
  sandbox = await createSandbox({ cities: ['kazan'] })
  url = `${await sandbox.listen(0)}/sandbox/kazan`
})
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true })
})

/** Runs the command as somebody in a terminal does. */
function command(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const environment = { ...process.env, CONFORMANCE_PASSWORD: DEMO_PASSWORD }
  const options = { env: environment }
  return new Promise((resolve) => {
    const line = ['--conditions=@parking/source', script, ...args]
    const child = execFile(process.execPath, line, options, (_error, out, error) =>
      resolve({ code: child.exitCode ?? -1, out, error }),
    )
  })
}

test('all passed: 0, and both reports', async () => {
  const junit = join(folder, 'report.xml')
  const html = join(folder, 'report.html')
  const asked = ['--url', url, '--login', DRIVER.email, '--only', 'getZones']
  const { code, out } = await command(...asked, '--junit', junit, '--html', html)
  expect(readFileSync(html, 'utf8')).toContain('0 failed, 0 assumed, 0 not tried, 3 passed')
  expect(out).toContain('3 passed, 0 failed, 0 skipped, 0 assumed')
  expect(readFileSync(junit, 'utf8')).toContain('tests="3" failures="0"')
  expect(code).toBe(0)
})

test('something failed: 1', async () => {
  const { code, out } = await command('--url', `${url}/nowhere`, '--login', DRIVER.email)
  expect(out).toContain('FAILED  POST /api/auth/login-v5 (loginV5): signs the driver in')
  expect(code).toBe(1)
})

test('a broken login ends nothing but what needs it, which is said', async () => {
  const asked = ['--url', url, '--login', 'nobody@parking.example', '--with-money']
  const { code, out } = await command(...asked)
  expect(out).toContain('FAILED  POST /api/auth/login-v5 (loginV5): signs the driver in')
  expect(out).toMatch(/^ok {6}GET \/api\/news \(getNews\): good request$/m)
  expect(out).toMatch(/^skipped GET \/api\/profile\/get-profile-v6 .*could not be signed in$/m)
  expect(out).toMatch(/^skipped: the driver could not be signed in: .*getProfileV6/m)
  expect(code).toBe(1)
})

test('a wrong option: 2, in words', async () => {
  const { code, error } = await command('--url', url)
  expect(error).toMatch(/--login is missing.*--help/)
  expect(code).toBe(2)
})

test('a report that has no place: 2, before anything is tried', async () => {
  const junit = join(folder, 'nowhere', 'report.xml')
  const { code, out, error } = await command(
    '--url',
    url,
    '--login',
    DRIVER.email,
    '--junit',
    junit,
  )
  expect(error).toMatch(/--junit: the report could not be written/)
  expect(out).toBe('')
  expect(code).toBe(2)
})
