import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { isKept, test } from '../world/hosted.ts'
import { expect } from '../world/test.ts'
import { deployNewer } from '../world/deployNewer.ts'
import { aimed } from '../pages/aimed.ts'
import { CheckPage } from '../pages/CheckPage.ts'
import { MapPage } from '../pages/MapPage.ts'

test.use({ serviceWorkers: 'allow' })

const waitingState = async (): Promise<string> =>
  (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none'

/** Waits until a newer build is kept beside the one that is open. */
const newerWaits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        await registration?.update()
        return registration?.waiting?.state ?? null
      }),
    )
    .toBe('installed')

const versionOf = (page: Page) =>
  page.evaluate(() => {
    const { version } = JSON.parse(document.querySelector('#parking-config')?.textContent ?? '{}')
    return String(version)
  })

test('without a connection the site opens, in both languages', async ({ page, context, watch }) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/)
  const check = await new CheckPage(page).open({})
  await isKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(check.empty).toBeVisible()
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1, name: /Parking map/ })).toBeAttached()
})

for (const hours of [0, 9]) {
  test.describe(`without a connection, on a device whose clock is ${hours} hours ahead`, () => {
    test.use({ minutesWrong: hours * 60 })
    test('what is known is there to be read: the places and what runs', async ({
      page,
      context,
      watch,
    }) => {
      watch.expect(/ERR_INTERNET_DISCONNECTED/)
      const map = await new MapPage(page).open()
      // Nothing is kept of what has not come.
      await map.openList()
      await expect(map.places.first()).toBeVisible()
      const login = await (await map.header.openLogin()).asDriver()
      const parking = await login.signIn()
      await parking.heading.waitFor()
      await parking.choose('101', 60)
      await (await aimed(parking.submit)).click()
      await expect(parking.started).toBeVisible()
      await isKept(page)
      await context.setOffline(true)

      await page.reload()
      await expect(parking.failure).toBeVisible()
      await expect(parking.known).toContainText('Зона 101')
      await expect(parking.known.getByText(/^По данным на \d\d:\d\d\. /u)).toBeVisible()
      await page.goto('/')
      await expect(map.known).toContainText(/Паркуется до \d\d:\d\d/u)
      await map.openList()
      await expect(map.places.first()).toBeVisible()

      await map.header.signOut()
      await page.goto('/profile/parking')
      await expect(parking.known).toBeHidden()
    })
  })
}

test('a newer build, its older files gone, leaves open tabs whole and comes with the last of them', async ({
  page,
  context,
  host,
}) => {
  const check = await new CheckPage(page).open({})
  await isKept(page)
  await page.reload()
  const older = await versionOf(page)
  const other = await context.newPage()
  await other.goto('/')

  const newer = `n${randomUUID().slice(0, 6)}`
  deployNewer(host.portal, 'kazan', newer)
  await newerWaits(page)
  // A part of the page that nobody has opened yet comes from the build of the page.
  await other.getByRole('link', { name: 'Регистрация' }).first().click()
  await expect(other.getByRole('heading', { name: 'Регистрация' })).toBeVisible()
  await page.reload()
  await expect(check.empty).toBeVisible()
  expect(await versionOf(page)).toBe(older)

  await other.close()
  await page.reload()
  await expect(check.empty).toBeVisible()
  expect(await versionOf(page)).toBe(newer)
  await page.goto('/')
  await page.getByRole('link', { name: 'Регистрация' }).first().click()
  await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible()
  expect(await versionOf(page)).toBe(newer)
  // The older worker is replaced when the page has come to rest.
  await expect.poll(() => page.evaluate(waitingState)).toBe('none')
  await page.goto('/check')
  await expect(check.empty).toBeVisible()
  expect(await versionOf(page)).toBe(newer)
})
