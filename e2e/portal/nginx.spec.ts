import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNginx, type RunningNginx } from '../../scripts/lib/startNginx.mjs'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { MapPage } from '../pages/MapPage.ts'
import { expect, test as base } from '../world/test.ts'

/** A city's own site behind nginx, which passes the calls on to the sandbox. */
const test = base.extend<object, { nginx: RunningNginx }>({
  nginx: [
    async ({ server }, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'site-'))
      const emit = ['--conditions=@parking/source', 'scripts/emitCities.mjs']
      execFileSync(process.execPath, emit, {
        cwd: join(import.meta.dirname, '../..'),
        env: { ...process.env, CITY: 'kazan', OUT: folder, BACK_END: 'sandbox' },
      })
      const path = '/sandbox/'
      const nginx = await startNginx({
        folder,
        backEnd: { path, address: `${server.origin}${path}` },
      })
      await provide(nginx)
      await nginx.stop()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ nginx }, provide) => provide(nginx.origin),
  page: async ({ page, nginx, watch }, provide) => {
    watch.expect(new RegExp(`^request: ${nginx.origin}/`))
    await provide(page)
  },
})

test("a city's own site works on nginx, within its policy", async ({ page }) => {
  const map = await new MapPage(page).open()
  await expect(page).toHaveTitle(/Казань/)
  await expect(map.places.first()).toBeVisible()
  const login = await (await map.header.openLogin()).asDriver()
  await expect((await login.signIn()).heading).toBeVisible()
  await page.reload()
  await expect(map.header.accountButton).toBeVisible()

  const english = await new MapPage(page, 'en').open()
  await expect(english.places.first()).toBeVisible()
  const companies = await new CoopLoginPage(page, 'en').open()
  await expect(companies.heading).toBeVisible()
  await expect((await companies.signIn()).heading).toBeVisible()
})
