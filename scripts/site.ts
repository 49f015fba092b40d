/** Builds what has changed of the apps, and makes the cities' pages or sites of it: emitCities.ts. */
import { messageOf } from './lib/messageOf.ts'
import { run } from './lib/run.ts'

const { code } = await run('turbo run build --filter=./apps/* --output-logs=errors-only')
if (code !== 0) process.exit(code)
try {
  await import('./emitCities.ts')
} catch (error) {
  // A city's file that is wrong, or no such city.
  console.error(messageOf(error))
  process.exitCode = 1
}
