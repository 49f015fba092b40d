import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Records what whole screens show, once before the stories are tested. */
export function setup(): void {
  const recorder = fileURLToPath(new URL('../../../scripts/recordCity.ts', import.meta.url))
  execFileSync(process.execPath, ['--conditions=@parking/source', recorder])
}
