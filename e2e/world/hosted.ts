import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startNginx, type RunningNginx } from '../../scripts/lib/startNginx.ts'
import { test as base } from './test.ts'

/** A city's own site behind nginx. */
interface Host extends RunningNginx {
  /** The folder of its portal. */
  readonly portal: string
}

/** Stories of a city's own site behind nginx, which passes the calls on to the sandbox. */
export const test = base.extend<object, { host: Host; hostedCity: string }>({
  /** Whose site it is. */
  hostedCity: ['kazan', { scope: 'worker', option: true }],
  host: [
    async ({ server, hostedCity }, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-'))
      const emit = ['--conditions=@parking/source', 'scripts/emitCities.ts']
      execFileSync(process.execPath, emit, {
        cwd: join(import.meta.dirname, '../..'),
        env: { ...process.env, CITY: hostedCity, OUT: folder, BACK_END: 'sandbox' },
      })
      const path = '/sandbox/'
      const nginx = await startNginx({
        folder,
        city: hostedCity,
        backEnd: { path, address: `${server.origin}${path}` },
      })
      await provide({ ...nginx, portal: join(folder, 'portal') })
      await nginx.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ host }, provide) => provide(host.origin),
  page: async ({ page, host, watch }, provide) => {
    watch.expect(new RegExp(`^request: ${host.origin}/`))
    await provide(page)
  },
})

/** Waits until the browser keeps the build that the page is of. */
export async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
}
