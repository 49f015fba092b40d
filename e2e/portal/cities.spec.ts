import { MapPage } from '../pages/MapPage.ts'
import { expect, test } from '../world/test.ts'

test('a driver goes to another city, and the choice is kept', async ({ page }) => {
  const map = await new MapPage(page).open()
  const cities = await map.header.openCities('Казань')
  await cities.choose('Тверь')
  await cities.stay()
  await expect(map.header.cityButton('Казань')).toBeVisible()

  await map.header.openCities('Казань')
  await cities.choose('Тверь')
  await cities.go()
  await expect(map.header.cityButton('Тверь')).toBeVisible()
  await page.reload()
  await expect(map.header.cityButton('Тверь')).toBeVisible()
})

test('another city than the page was made for has its own tint', async ({ page }) => {
  const map = await new MapPage(page).open()
  const tint = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-parking-8'),
    )
  const go = async (from: string, to: string) => {
    const cities = await map.header.openCities(from)
    await cities.choose(to)
    await cities.go()
    await expect(map.header.cityButton(to)).toBeVisible()
  }
  await expect.poll(tint).toBe('#0d4bce')
  await go('Казань', 'Пермь')
  await expect.poll(tint).toBe('#5d41b2')
  await go('Пермь', 'Казань')
  await expect.poll(tint).toBe('#0d4bce')
})

test.describe('a stored city that is unknown', () => {
  test.use({ storedCity: 'atlantis' })
  test('is forgotten, and the page begins anew', async ({ page }) => {
    const map = await new MapPage(page).open('/?zone=101')
    await expect(map.header.cityButton('Казань')).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
    const stored = await page.evaluate(() => localStorage.getItem('parking.city'))
    expect(stored).toBeNull()
  })
})

test.describe('a city that is closed', () => {
  test.use({ cityId: 'makhachkala' })
  test('says so and whom to call', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Сервис на обслуживании')).toBeVisible()
    await expect(page.getByRole('link', { name: /^\+?[\d ()\u2011-]+$/u })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Войти' })).toBeHidden()
  })
})

test('a city that closes and opens again has the keyboard go on from its page', async ({
  page,
}) => {
  let isClosed = false
  await page.route('**/get-options-info-v3*', async (route) => {
    const response = await route.fetch()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sandbox's own answer
    const body = (await response.json()) as { result: object }
    await route.fulfill({
      response,
      json: { ...body, result: { ...body.result, isClose: isClosed } },
    })
  })
  await page.goto('/news')
  const news = page.getByRole('heading', { level: 1, name: 'Новости' })
  await expect(news).toBeVisible()
  // What the city says of itself has come.
  await expect(page.getByRole('contentinfo').locator('[href^="tel:"]')).toBeVisible()
  isClosed = true
  await page.clock.fastForward('01:02:00')
  // The tab is looked at again.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(page.getByText('Сервис на обслуживании')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  isClosed = false
  await page.getByRole('button', { name: 'Проверить ещё раз' }).press('Enter')
  await expect(news).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('a city without companies', () => {
  test.use({ cityId: 'tver' })
  test('asks for the login at once', async ({ page }) => {
    const login = await (await new MapPage(page).open()).header.openLogin()
    await expect(login.dialog.getByLabel('Пароль', { exact: true })).toBeVisible()
  })
})
