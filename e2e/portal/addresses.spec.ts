import type { Page } from '@playwright/test'
import { MapPage } from '../pages/MapPage.ts'
import { OperationsPage } from '../pages/OperationsPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

test.describe('the language of an address', () => {
  const rules = [
    { asked: '/ru', shown: '/', lang: 'ru' },
    { asked: '/ru/profile/parking', shown: '/', lang: 'ru' },
    { asked: '/en', shown: '/en', lang: 'en' },
    { asked: '/de', shown: '/', lang: 'ru' },
    { asked: '/xx/profile/parking', shown: '/', lang: 'ru' },
    { asked: '/index.html', shown: '/', lang: 'ru' },
  ]
  for (const { asked, shown, lang } of rules) {
    test(`${asked} shows ${shown}`, async ({ page }) => {
      await new MapPage(page).open(asked)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === shown)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    })
  }

  test('the menu changes it, and the page stays', async ({ page }) => {
    const map = await new MapPage(page).open()
    await map.header.speak('English')
    await expect(page).toHaveURL((url) => url.pathname === '/en')
    const english = new MapPage(page, 'en')
    await expect(english.header.signInButton).toBeVisible()
    await english.header.speak('Русский')
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await expect(map.header.signInButton).toBeVisible()
  })
})

test.describe('an address that leads nowhere', () => {
  for (const path of ['/nothing/here', '/en/nothing', '/profile-of-nobody']) {
    test(path, async ({ page, watch }) => {
      watch.expect(/status of 404/)
      expect((await page.goto(path))?.status()).toBe(404)
      const isEnglish = path.startsWith('/en')
      const title = isEnglish ? 'Page not found' : 'Страница не найдена'
      const home = isEnglish ? 'To the parking map' : 'На карту парковок'
      await expect(page.getByText(title)).toBeVisible()
      await page.getByRole('link', { name: home }).click()
      await expect(new MapPage(page, isEnglish ? 'en' : 'ru').canvas).toBeVisible()
    })
  }
})

test.describe('addresses of the private area', () => {
  for (const path of ['/profile', '/profile/parking', '/profile/operations']) {
    test(`${path} sends a guest to the map`, async ({ page }) => {
      await page.goto(path)
      await expect(new MapPage(page).header.bar).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === '/')
    })
  }

  test.describe('for a driver', () => {
    test.use({ signedIn: true })
    test('the bare one leads to the first section', async ({ page }) => {
      await page.goto('/profile')
      await expect(new ParkingPage(page).heading).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === '/profile/parking')
    })

    test('a language stands before them', async ({ page }) => {
      const operations = await new OperationsPage(page, 'en').open()
      await expect(operations.heading).toBeVisible()
    })
  })
})

test.describe("the browser's tab says where one is", () => {
  test.use({ signedIn: true })
  const names = [
    ['/', 'Карта · Казань'],
    ['/en', 'Map · Kazan'],
    ['/?zone=101', 'Зона 101 · Карта · Казань'],
    ['/en?parking=10101', 'Parking 10101 · Map · Kazan'],
    ['/profile/parking', 'Парковка · Казань'],
    ['/en/profile/operations', 'Payment history · Kazan'],
    ['/payment?invoiceId=1&amount=5', 'Оплата картой · Казань'],
    ['/en/phone-payment-callback', 'Payment by phone · Kazan'],
    ['/profile/parking/evidence?session=1', 'Сведения о парковке · Казань'],
    ['/nothing', 'Страница не найдена · Казань'],
  ] as const
  for (const [path, name] of names) {
    test(path, async ({ page, watch }) => {
      if (path === '/nothing') watch.expect(/status of 404/)
      await page.goto(path)
      await expect(page).toHaveTitle(name)
    })
  }

  test('and follows the way', async ({ page }) => {
    const map = await new MapPage(page).open('/?zone=101')
    await expect(page).toHaveTitle('Зона 101 · Карта · Казань')
    await map.closeCard()
    await expect(page).toHaveTitle('Карта · Казань')
    await page.goto('/profile/operations')
    await expect(page).toHaveTitle('История операций · Казань')
    await map.header.speak('English')
    await expect(page).toHaveTitle('Payment history · Kazan')
  })
})

test.describe('deep links', () => {
  test('the way back closes the card, a reload opens it where the map was left', async ({
    page,
  }) => {
    const map = await new MapPage(page).open().then((opened) => opened.withPlaces())
    await map.places.first().click()
    await expect(map.closeCardButton).toBeVisible()
    await expect(page).toHaveURL(/[?&]parking=/u)
    await page.reload()
    await expect(map.closeCardButton).toBeVisible()
    await page.goBack()
    await expect(map.closeCardButton).toBeHidden()
    await expect(page).toHaveURL((url) => url.search === '')
    await expect(map.canvas).toBeVisible()
  })

  test('/?zone=103 opens the map on that zone', async ({ page }) => {
    const map = await new MapPage(page).open('/?zone=103')
    await expect(map.card(/Зона 103/)).toBeVisible()
    await expect(map.parkHere).toBeVisible()
  })

  test('/?zone=103 lists what is around that zone, before its map has come too', async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/MapController-[^/]*\.js/, (route) => promise.then(() => route.continue()))
    const map = await new MapPage(page).open('/?zone=103')
    await map.closeCard()
    await expect(map.places.first()).toContainText('Зона 103')
    const rows = await map.places.allInnerTexts()
    resolve()
    // All of the zone, from farther away than where the city begins.
    await expect.poll(() => findZoom(page)).toBe(ofZone + 1)
    expect(await map.places.allInnerTexts()).toEqual(rows)
  })

  test('a reload does not move the map beside an open card', async ({ page }) => {
    const map = await new MapPage(page).open('/?zone=103')
    await expect.poll(() => findZoom(page)).toBe(ofZone)
    const before = await findMiddle(page)
    await page.reload()
    await expect(map.card(/Зона 103/)).toBeVisible()
    // The way there and back tells that the map has come to rest anew.
    await map.zoomIn()
    await expect.poll(() => findZoom(page)).toBe(ofZone + 1)
    await map.zoomOut()
    await expect.poll(() => findZoom(page)).toBe(ofZone)
    expect(await findMiddle(page)).toEqual(before)
  })

  test.describe('for a driver', () => {
    test.use({ signedIn: true })
    test('/profile/parking?zone=103&type=roadside opens the form filled in', async ({ page }) => {
      const parking = await new ParkingPage(page).open('?zone=103&type=roadside')
      await expect(parking.zone).toHaveValue(/103/)
    })

    test('a zone that does not exist is said to be none', async ({ page }) => {
      const parking = await new ParkingPage(page).open('?zone=<b>9999</b>&type=roadside')
      await expect(parking.main.getByText(/в этом городе нет/)).toBeVisible()
    })
  })
})

/** The zoom at which all of zone 103 is seen beside its card; a step nearer without the card. */
const ofZone = 14

/** Where the map came to rest last: longitude, latitude and zoom. */
async function findView(page: Page): Promise<number[]> {
  const kept = await page.evaluate(() => sessionStorage.getItem('parking.map.view.kazan'))
  return JSON.parse(kept ?? '[]').slice(0, 3)
}

async function findZoom(page: Page): Promise<number | undefined> {
  return (await findView(page))[2]
}

/** The middle of the map, to the metre. */
async function findMiddle(page: Page): Promise<string[]> {
  return (await findView(page)).slice(0, 2).map((degrees) => degrees.toFixed(5))
}
