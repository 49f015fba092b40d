import type { Locator, Page } from '@playwright/test'
import { aimed } from '../pages/aimed.ts'
import { waitForDialogEntries } from '../pages/dialogEntries.ts'
import { Header } from '../pages/Header.ts'
import { MapPage } from '../pages/MapPage.ts'
import { OperationsPage } from '../pages/OperationsPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { PermitsPage } from '../pages/PermitsPage.ts'
import { expect, test } from '../world/test.ts'

test.use({ viewport: { width: 390, height: 780 } })

/** A dialog that is open and has been given its entry. */
async function opened(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await waitForDialogEntries(page, 1)
}

/** Expects that the back button closes a dialog, and that the forward button opens none. */
async function closesByBackButton(page: Page, dialog: Locator): Promise<void> {
  await opened(page, dialog)
  const address = page.url()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await waitForDialogEntries(page, 0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toBe(address)
}

test.describe('a driver', () => {
  test.use({ signedIn: true, scenario: 'driver with a session of an hour' })

  test('the way back closes the extension, and what was filled in is kept', async ({
    page,
    city,
  }) => {
    const before = (await city.ledger()).count('payment')
    const parking = await new ParkingPage(page).open('?zone=101&type=roadside')
    await parking.quick(120).click()
    const extension = await parking.extend()
    await extension.by(60)
    await expect(extension.newEnd).toBeVisible()
    await closesByBackButton(page, extension.dialog)
    await expect(parking.extendButton).toBeFocused()
    await expect(parking.zone).toHaveValue(/101/)
    await expect(parking.duration).toHaveAttribute('aria-valuenow', '120')
    expect((await city.ledger()).count('payment')).toBe(before)
  })

  test('the way back closes the question whether a parking ends', async ({ page, city }) => {
    const parking = await new ParkingPage(page).open()
    const question = await parking.cancel()
    await closesByBackButton(page, question.dialog)
    expect((await city.ledger()).count('cancel')).toBe(0)
  })

  test('the question stays while the parking is being ended', async ({ page, city }) => {
    const parking = await new ParkingPage(page).open()
    const question = await parking.cancel()
    await opened(page, question.dialog)
    await city.spoil('cancelSession', { kind: 'delay', milliseconds: 4000 })
    await question.confirm()
    await expect(question.dialog.locator('[aria-busy="true"]')).toBeVisible()
    await page.goBack()
    await waitForDialogEntries(page, 1)
    await expect(question.dialog).toBeVisible()
    await expect(parking.nothingRuns).toBeVisible()
    await expect(question.dialog).toBeHidden()
    await waitForDialogEntries(page, 0)
    expect((await city.ledger()).count('cancel')).toBe(1)
  })

  test('the way back closes the top-up, also on another page', async ({ page }) => {
    await page.goto('/profile/operations')
    const operations = new OperationsPage(page)
    const topUp = await new MapPage(page).header.topUp()
    await topUp.amount.fill('321')
    await closesByBackButton(page, topUp.dialog)
    await expect(operations.heading).toBeVisible()
  })

  test('a dialog that is closed by its button leaves nothing in the history', async ({ page }) => {
    const map = await new MapPage(page).open()
    await page.goto('/profile/operations')
    const topUp = await map.header.topUp()
    await opened(page, topUp.dialog)
    await topUp.dialog.getByRole('button', { name: 'Закрыть' }).click()
    await expect(topUp.dialog).toBeHidden()
    await waitForDialogEntries(page, 0)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })

  test('a page loaded anew under a dialog is left by one step back', async ({ page }) => {
    const map = await new MapPage(page).open()
    await page.goto('/profile/operations')
    const topUp = await map.header.topUp()
    await opened(page, topUp.dialog)
    await page.reload()
    await expect(new OperationsPage(page).heading).toBeVisible()
    await waitForDialogEntries(page, 0)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })

  test('a link in the menu leads on, and back to where the menu was opened', async ({ page }) => {
    const { header } = await new MapPage(page).open()
    const menu = await header.openSideMenu()
    await opened(page, menu)
    await menu.getByRole('link', { name: 'История операций' }).click()
    const operations = new OperationsPage(page)
    await expect(operations.heading).toBeVisible()
    await expect(menu).toBeHidden()
    await waitForDialogEntries(page, 0)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await expect(operations.heading).toBeVisible()
  })

  test('the menu speaks another language and is closed by the way back', async ({
    page,
    translated,
  }) => {
    await page.goto('/profile/operations')
    const english = await new MapPage(page).header.openLanguages()
    await english.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(page).toHaveURL((url) => url.pathname === '/en/profile/operations')
    // A translated page is loaded anew.
    if (translated) await new MapPage(page, 'en').header.openSideMenu()
    await closesByBackButton(page, menu)
  })
})

const waysToClose = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the way back': (page: Page) => page.goBack(),
} as const

for (const [name, close] of Object.entries(waysToClose)) {
  test.describe(`${name} closes one thing at a time`, () => {
    test.use({ signedIn: true })

    test('the calendar of a permit, then its purchase', async ({ page }) => {
      const { dialog, day } = await (await new PermitsPage(page).open()).buy('Абонемент на неделю')
      await day.click()
      const calendar = page.getByRole('button', { name: '26 ноября 2026' })
      await expect(calendar).toBeVisible()
      await waitForDialogEntries(page, 2)
      await close(page)
      await expect(calendar).toBeHidden()
      await expect(dialog).toBeVisible()
      await expect(day).toBeFocused()
      await waitForDialogEntries(page, 1)
      await close(page)
      await expect(dialog).toBeHidden()
    })

    test('the languages in the menu at the side, then that menu', async ({ page }) => {
      const header = new Header(page)
      await page.goto('/profile/operations')
      const english = await header.openLanguages()
      await expect(english).toBeVisible()
      await waitForDialogEntries(page, 2)
      await close(page)
      await expect(english).toBeHidden()
      await expect(header.sideMenu).toBeVisible()
      await waitForDialogEntries(page, 1)
      await close(page)
      await expect(header.sideMenu).toBeHidden()
    })

    test('what can be downloaded, not the page', async ({ page }) => {
      await new MapPage(page).open()
      await page.goto('/profile/operations')
      await page.getByRole('button', { name: 'Скачать' }).click()
      const choice = page.getByRole('menuitem').first()
      await expect(choice).toBeVisible()
      await waitForDialogEntries(page, 1)
      await close(page)
      await expect(choice).toBeHidden()
      await expect(new OperationsPage(page).heading).toBeVisible()
    })
  })
}

test.describe('a guest', () => {
  test('the way back closes the login', async ({ page }) => {
    const { header } = await new MapPage(page).open()
    const login = await header.openLogin()
    await closesByBackButton(page, login.dialog)
  })

  test('a page loaded anew under the login is left by one step back', async ({ page }) => {
    await new MapPage(page).open()
    await page.goto('/?q=101')
    const login = await new MapPage(page).header.openLogin()
    await opened(page, login.dialog)
    await page.reload()
    await waitForDialogEntries(page, 0)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.search === '')
  })

  test('signing in leads on without a trace of the login', async ({ page }) => {
    const { header } = await new MapPage(page).open()
    const login = await (await header.openLogin()).asDriver()
    const parking = await login.signIn()
    await expect(parking.heading).toBeVisible()
    await waitForDialogEntries(page, 0)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })

  test('the way back closes the menu at the side, then the card, then leaves', async ({ page }) => {
    const map = await new MapPage(page).open('/').then((one) => one.withPlaces())
    await map.openList()
    await map.places.first().click()
    await expect(map.closeCardButton).toBeVisible()
    await closesByBackButton(page, await map.header.openSideMenu())
    await expect(map.closeCardButton).toBeVisible()
    await page.goBack()
    await expect(map.closeCardButton).toBeHidden()
  })

  test('the way back closes the question about a city, not the list before it', async ({
    page,
  }) => {
    const { header } = await new MapPage(page).open()
    const cities = await header.openCities('Казань')
    await opened(page, cities.dialog)
    await cities.choose('Пермь')
    await expect(cities.question).toBeVisible()
    await closesByBackButton(page, cities.question)
    await closesByBackButton(page, (await header.openCities('Казань')).dialog)
  })
})

test.describe('a driver who pays', () => {
  test.use({ signedIn: true })

  test('the page that a payment is being sent from is left with a question only', async ({
    page,
    city,
  }) => {
    const parking = await new ParkingPage(page).open()
    await parking.choose('101', 60)
    await city.spoil('startParking', { kind: 'delay', milliseconds: 3000 })
    await (await aimed(parking.submit)).click()
    const asked = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    await (await asked).dismiss()
    await expect(parking.started).toBeVisible()
  })
})
