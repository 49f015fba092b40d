/**
 * Builds what has changed and serves the product on one origin: portal, companies' console and the
 * sandbox behind them. Takes the sandbox's options: --port, --memory, --reset, --control.
 */
import { run } from './lib/run.ts'

const built = await run('turbo run build --filter=./apps/* --output-logs=errors-only', {
  quiet: true,
})
if (built.code !== 0) {
  console.error(built.output)
  process.exit(1)
}
process.env['BACK_END'] = 'sandbox'
await import('./emitCities.ts')
await import('./serve.ts')
