import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds what has changed since the last time, and the page that all stories open. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls it by that
export default function build(): void {
  if (process.env['E2E_BUILT'] === '1') return
  const cwd = join(import.meta.dirname, '../..')
  const stdio = 'inherit'
  execFileSync('turbo', ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], {
    cwd,
    stdio,
  })
  execFileSync(process.execPath, ['--conditions=@parking/source', 'scripts/emitCities.ts'], {
    cwd,
    stdio,
    env: { ...process.env, BACK_END: 'sandbox' },
  })
}
