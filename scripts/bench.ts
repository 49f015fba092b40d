/** Measures plates, pricing and the sandbox, one after the other; stops at the first that fails. */
import { run } from './lib/run.ts'

const benches = [
  'packages/plates/bench/main.ts --write',
  'packages/pricing/bench/main.ts --write',
  'apps/sandbox/bench/main.ts',
]
for (const bench of benches) {
  const { code } = await run(`node --conditions=@parking/source ${bench}`)
  if (code !== 0) process.exit(code)
}
