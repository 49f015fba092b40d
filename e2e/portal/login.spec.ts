import { DEMO_PASSWORD, DRIVER } from '@parking/sandbox/accounts'
import { ExpiredDialog } from '../pages/ExpiredDialog.ts'
import { MapPage } from '../pages/MapPage.ts'
import { OperationsPage } from '../pages/OperationsPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

test('a driver signs in and comes to the parking page', async ({ page }) => {
  const map = await new MapPage(page).open()
  const login = await (await map.header.openLogin()).asDriver()
  await expect(login.login).toBeFocused()
  const parking = await login.signIn()
  await expect(parking.heading).toBeVisible()
  await expect(map.header.accountButton).toBeVisible()
})

test.describe('whose login runs out on a page', () => {
  test.use({ signedIn: true })

  test('comes back to it with the filter that it had', async ({ page, city }) => {
    const query = '?type=refill'
    const profileRead = page.waitForResponse(/\/get-profile-v6/)
    const operations = await new OperationsPage(page).open(query)
    await expect(operations.rows.first()).toBeVisible()
    // A read still on its way would meet what is meant for the page's next visit.
    await profileRead
    await city.spoil('getProfileV6', { kind: 'errorName', errorName: 'TokenExpired' })
    await page.reload()
    const login = await (await new ExpiredDialog(page).signIn()).asDriver()
    await login.signIn()
    await expect(operations.heading).toBeVisible()
    expect(new URL(page.url()).search).toBe(query)
  })
})

test('Enter in the password sends it, and the eye shows what was typed', async ({ page }) => {
  const map = await new MapPage(page).open()
  const login = await (await map.header.openLogin()).asDriver()
  await login.login.fill(DRIVER.phone)
  await login.password.fill(DEMO_PASSWORD)
  await login.showPassword.click()
  await expect(login.password).toHaveAttribute('type', 'text')
  await login.password.press('Enter')
  await expect(map.header.accountButton).toBeVisible()
})

test('a password manager finds its fields', async ({ page }) => {
  const map = await new MapPage(page).open()
  const login = await (await map.header.openLogin()).asDriver()
  await expect(login.login).toHaveAttribute('autocomplete', 'username')
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password')
})

const refused = [
  { login: '', password: '', words: 'Введите электронную почту или телефон' },
  { login: 'not a name', password: 'x', words: 'Введите почту (name@example.ru) или телефон' },
  { login: DRIVER.email, password: '', words: 'Введите пароль' },
  { login: DRIVER.email, password: 'wrong', words: 'Логин или пароль не подходят' },
  { login: 'nobody@parking.example', password: 'x', words: 'Такого личного кабинета' },
]
for (const { login: name, password, words } of refused) {
  test(`refused with words: ${words}`, async ({ page }) => {
    const map = await new MapPage(page).open()
    const login = await (await map.header.openLogin()).asDriver()
    await login.tryWith(password, name)
    await expect(login.dialog.getByText(words).first()).toBeVisible()
    await expect(login.login).toHaveValue(name)
    await expect(map.header.accountButton).toBeHidden()
  })
}

test('ten wrong passwords bring a picture, and its code lets the driver in', async ({
  page,
  city,
}) => {
  const map = await new MapPage(page).open()
  const login = await (await map.header.openLogin()).asDriver()
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = page.waitForResponse(/login-v5/)
    await login.tryWith(`wrong ${attempt}`)
    await answer
    await expect(login.submit).toBeEnabled()
  }
  await expect(login.captchaImage).toBeVisible()
  await expect(login.dialog.getByText('Слишком много попыток').first()).toBeVisible()

  await login.password.fill(DEMO_PASSWORD)
  await login.captcha.fill('nonsense')
  await login.submit.click()
  await expect(login.dialog.getByText('Код с картинки не подходит').first()).toBeVisible()
  await expect(login.captcha).toHaveValue('')

  await login.password.fill(DEMO_PASSWORD)
  await login.captcha.fill(await city.captcha())
  await login.submit.click()
  await expect(map.header.accountButton).toBeVisible()
})

test.describe('a login that fails on its way', () => {
  test('says so, keeps what was typed, and works the second time', async ({
    page,
    city,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const map = await new MapPage(page).open()
    const login = await (await map.header.openLogin()).asDriver()
    await city.spoil('loginV5', { kind: 'status', status: 503 })
    await login.tryWith(DEMO_PASSWORD)
    await expect(login.dialog.getByRole('alert').first()).toBeVisible()
    await expect(login.password).toHaveValue(DEMO_PASSWORD)
    await login.submit.click()
    await expect(map.header.accountButton).toBeVisible()
  })
})

test('a login in one tab is a login in the other, and so is a logout', async ({
  page,
  context,
}) => {
  const map = await new MapPage(page).open()
  const other = await new MapPage(await context.newPage()).open()
  const login = await (await map.header.openLogin()).asDriver()
  await login.signIn()
  await expect(other.header.accountButton).toBeVisible()
  await other.header.signOut()
  await expect(map.header.signInButton).toBeVisible()
  await expect(new ParkingPage(page).heading).toBeHidden()
})
