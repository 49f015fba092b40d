import { COMPANY } from '@parking/sandbox/accounts'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { MapPage } from '../pages/MapPage.ts'
import { expect, test } from '../world/test.ts'

test('a company signs in from the portal, sees its account, signs out and comes back', async ({
  page,
}) => {
  const map = await new MapPage(page).open()
  const login = await (await map.header.openLogin()).asCompany()
  await expect(login.heading).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/legal/auth')

  const company = await login.signIn()
  await expect(company.heading).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/coop-profile')
  await expect(page.getByText(COMPANY.inn, { exact: true })).toBeVisible()
  await expect(page.getByText(COMPANY.name).first()).toBeVisible()
  await expect(page.getByText(COMPANY.email)).toBeVisible()

  await company.signOutButton.click()
  await expect(login.heading).toBeVisible()
  await page.goBack()
  await expect(company.heading).toBeHidden()
  await map.open()
  await expect(map.header.signInButton).toBeVisible()
})

test('the login of a company is none of a driver', async ({ page }) => {
  const company = await (await new CoopLoginPage(page).open()).signIn()
  await expect(company.heading).toBeVisible()
  const map = await new MapPage(page).open()
  await expect(map.header.signInButton).toBeVisible()
  await company.open()
  await expect(company.heading).toBeVisible()
})

test('a company is told in its language what is wrong', async ({ page }) => {
  const login = await new CoopLoginPage(page, 'en').open()
  for (const { inn, contract, words } of [
    { inn: '', contract: '', words: 'Enter the INN' },
    { inn: '123', contract: 'x', words: 'An INN has 10 or 12 digits' },
    { inn: COMPANY.inn, contract: 'another', words: 'don’t match' },
  ]) {
    await login.tryWith(inn, contract)
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(login.inn).toHaveValue(inn)
  }
})

test('a login leads to the page that was asked for, and to the one on which a session has ended', async ({
  page,
  city,
}) => {
  const asked = '/en/coop-profile/vehicles?q=123'
  const isAsked = (url: URL) => `${url.pathname}${url.search}` === asked
  const list = page.getByRole('heading', { level: 1, name: 'Vehicles' })
  const login = new CoopLoginPage(page, 'en')
  await page.goto(asked)
  const profileRead = page.waitForResponse(/corp-profile\/get-profile/)
  await login.signIn()
  await expect(list).toBeVisible()
  await expect(page).toHaveURL(isAsked)

  // A read still on its way would meet what is meant for the page's next visit.
  await profileRead
  await city.spoil('getCorporateProfile', { kind: 'errorName', errorName: 'TokenExpired' })
  await page.reload()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await login.signIn()
  await expect(list).toBeVisible()
  await expect(page).toHaveURL(isAsked)
})
