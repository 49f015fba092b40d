import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { MapPage } from '../pages/MapPage.ts'
import { test } from '../world/hosted.ts'
import { expect } from '../world/test.ts'

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
