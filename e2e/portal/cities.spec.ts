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
  await map.reload()
  await expect(map.header.cityButton('Тверь')).toBeVisible()
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

test.describe('a city without companies', () => {
  test.use({ cityId: 'tver' })
  test('asks for the login at once', async ({ page }) => {
    const login = await (await new MapPage(page).open()).header.openLogin()
    await expect(login.dialog.getByLabel('Пароль', { exact: true })).toBeVisible()
  })
})
