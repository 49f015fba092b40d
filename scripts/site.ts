/** Builds what has changed of the apps, and makes the cities' pages or sites of it: emitCities.ts. */
import { run } from './lib/run.ts'

const { code } = await run('turbo run build --filter=./apps/* --output-logs=errors-only')
if (code !== 0) process.exit(code)
await import('./emitCities.ts')
