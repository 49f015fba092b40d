import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LoginDialog } from '../pages/LoginDialog.ts'
import { MapPage } from '../pages/MapPage.ts'
import { test } from '../world/hosted.ts'
import { expect } from '../world/test.ts'

const cities = join(import.meta.dirname, '../../cities')

// Without fines, receipts, a constructor of permits and companies.
test.use({ hostedCity: 'tyumen', cityId: 'tyumen' })

test('a site has no more than its city, and misses nothing of it', async ({
  page,
  host,
  watch,
}) => {
  watch.expect(/404 .*\/(legal\/auth|coop-profile)\)/)
  const files = readdirSync(join(host.portal, 'assets')).join(' ')
  expect(files).toMatch(/FeedbackPage-/)
  expect(files).not.toMatch(/FinesPage-|ReceiptsPage-|ConstructorPage-|finishSignIn-/)

  const icon = await page.request.get('/icon.svg')
  expect(await icon.text()).toBe(readFileSync(join(cities, 'icons/tyumen/icon.svg'), 'utf8'))
  const map = await new MapPage(page).open()
  await expect(map.places.first()).toBeVisible()
  await expect(map.header.signInButton).toHaveCSS('background-color', 'rgb(11, 107, 79)')
  const login = new LoginDialog(page)
  await map.header.openLogin()
  await (await login.signIn()).heading.waitFor()
  for (const address of ['/profile/penalty', '/profile/receipts', '/legal/auth', '/coop-profile']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  }
  await page.goto('/profile/constructor')
  await expect(page).toHaveURL(/\/profile\/abonements$/)
  await page.goto('/profile/feedback')
  await expect(page.getByLabel('Сообщение')).toBeVisible()
  const menu = page.getByRole('navigation').getByRole('link')
  await expect(menu.filter({ hasText: 'Мой профиль' }).first()).toBeVisible()
  await expect(menu.filter({ hasText: /Штрафы|Квитанции|Конструктор/ })).toHaveCount(0)
})
