import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/**
 * Puts a newer build in the place of the one that a host serves: all files of it have other names, and
 * those of the older one are gone.
 *
 * @param portal - the folder of the host's portal
 * @param version - what the newer build calls itself; a part of its files' names
 */
export function deployNewer(portal: string, version: string): void {
  const assets = join(portal, 'assets')
  const city = join(portal, 'cities/kazan')
  const old = readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name))
  const names = new RegExp(old.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const renamed = (text: string): string => text.replaceAll(names, (name) => `${version}-${name}`)
  for (const name of old) {
    const body = readFileSync(join(assets, name), 'utf8')
    writeFileSync(join(assets, `${version}-${name}`), renamed(body))
  }
  for (const name of readdirSync(assets)) {
    if (!name.startsWith(`${version}-`)) rmSync(join(assets, name))
  }
  for (const name of readdirSync(city).filter((one) => one.endsWith('.html'))) {
    const page = renamed(readFileSync(join(city, name), 'utf8'))
    rewrite(join(city, name), nameVersion(page, version))
  }
  const worker = join(city, 'files/sw.js')
  const text = renamed(readFileSync(worker, 'utf8'))
  rewrite(
    worker,
    text.replaceAll(/"revision":"[^"]*","integrity":"[^"]*"/g, `"revision":"${version}"`),
  )
}

/** Writes a file, and lets go of what was compressed beside it. */
function rewrite(path: string, text: string): void {
  writeFileSync(path, text)
  for (const end of ['.br', '.gz']) rmSync(`${path}${end}`, { force: true })
}

/** A page that says another version of itself; a city's consent has one of its own. */
export function nameVersion(page: string, version: string): string {
  return page.replace(/\],"version":"[^"]*"/, `],"version":"${version}"`)
}
