import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/run.ts'

const root = join(import.meta.dirname, '../..')

/** How long all cities took, in milliseconds. */
export interface CityTimes {
  readonly cold: number
  readonly warm: number
}

/** Times how long it takes to emit every city's pages of what is built: at first, and once more. */
export async function timeCities(): Promise<CityTimes> {
  for (const app of ['portal', 'coop']) {
    rmSync(join(root, 'apps', app, 'dist/cities'), { recursive: true, force: true })
  }
  const cold = await timed('each')
  const warm = await timed('each')
  await timed('all')
  return { cold, warm }
}

async function timed(city: string): Promise<number> {
  const began = performance.now()
  const { code, output } = await run('node --conditions=@parking/source scripts/emitCities.ts', {
    env: { CITY: city, BACK_END: 'sandbox' },
    quiet: true,
  })
  if (code !== 0) throw new Error(output)
  return performance.now() - began
}
