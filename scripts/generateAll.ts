/** Writes every generated file anew; with --check compares them with what is committed instead. */
import { run } from './lib/run.ts'

const isCheck = process.argv.includes('--check')
const scripts = isCheck
  ? [
      'scripts/generateCities.ts --check',
      'scripts/generateContract.ts --check',
      '--conditions=@parking/source scripts/behaviour/writeTables.ts --check',
    ]
  : [
      'scripts/generateCities.ts',
      'scripts/generateContract.ts',
      '--conditions=@parking/source scripts/behaviour/writeTables.ts',
      // Its own test in packages/ui compares the result.
      '--conditions=@parking/source packages/ui/scripts/writeVariables.ts',
    ]
let failed = false
for (const script of scripts) {
  const { code } = await run(`node ${script}`)
  failed ||= code !== 0
}
process.exitCode = failed ? 1 : 0
