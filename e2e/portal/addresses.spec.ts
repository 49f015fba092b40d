import type { Page } from '@playwright/test'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

// Every address for everybody, with each prefix: apps/portal/src/addresses.test.tsx. These stories try
// in a browser what that can't: what the host answers, and the way from one to the next.
test.describe('the addresses', () => {
  test('of a guest', async ({ page, watch }) => {
    watch.expect(/status of 404/)
    const map = new MapPage(page)
    for (const [asked, shown, lang] of [
      ['/ru', '/', 'ru'],
      ['/ru/profile/parking', '/', 'ru'],
      ['/de', '/', 'ru'],
      ['/xx/profile/parking', '/', 'ru'],
      ['/index.html', '/', 'ru'],
      ['/profile/parking', '/', 'ru'],
      ['/en', '/en', 'en'],
      ['/en/profile/operations', '/en', 'en'],
    ] as const) {
      await map.open(asked)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === shown)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    }
    for (const path of ['/profile-of-nobody', '/News', '/en/profile/none']) {
      expect((await page.request.get(path)).status(), path).toBe(404)
    }
    for (const path of ['/nothing/here', '/en/nothing']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      const isEnglish = path.startsWith('/en')
      const title = isEnglish ? 'Page not found' : 'Страница не найдена'
      const way = isEnglish ? 'To the parking map' : 'На карту парковок'
      await expect(page.getByText(title)).toBeVisible()
      await page.getByRole('link', { name: way }).click()
      await expect(new MapPage(page, isEnglish ? 'en' : 'ru').canvas).toBeVisible()
    }
    await map.open('/')
    await map.withPlaces()
    await follow(page, [
      ['/registration', '/registration', 'Регистрация'],
      ['/restore-password', '/restore-password', 'Новый пароль'],
      ['/check', '/check', 'Чек парковки'],
      ['/guest-payment', '/guest-payment', 'Оплата без регистрации'],
      ['/phone-payment-callback', '/phone-payment-callback', 'Оплата с телефона'],
      ['/news', '/news', 'Новости'],
      ['/pages', '/pages', 'Справка'],
      ['/profile/operations', '/', 'Карта'],
    ])
  })

  test.describe('of a driver', () => {
    test.use({ signedIn: true })
    test('in both languages', async ({ page }) => {
      for (const [path, name] of [
        ['/en', 'Map · Kazan'],
        ['/en?parking=10101', 'Parking 10101 · Map · Kazan'],
        ['/en/profile/operations', 'Payment history · Kazan'],
        ['/en/phone-payment-callback', 'Payment by phone · Kazan'],
        ['/?zone=101', 'Зона 101 · Карта · Казань'],
        ['/', 'Карта · Казань'],
      ] as const) {
        await page.goto(path)
        await expect(page).toHaveTitle(name)
      }
      await follow(page, [
        ['/payment?invoiceId=1&amount=5', '/payment', 'Оплата картой'],
        ['/profile', '/profile/parking', 'Парковка'],
        ['/profile/parking/evidence?session=1', '/profile/parking/evidence', 'Сведения о парковке'],
        ['/profile/operations', '/profile/operations', 'История операций'],
        ['/profile/abonements', '/profile/abonements', 'Абонементы'],
        ['/profile/constructor', '/profile/constructor', 'Конструктор'],
        ['/profile/my-profile', '/profile/my-profile', 'Мой профиль'],
        ['/profile/penalty', '/profile/penalty', 'Штрафы'],
        ['/profile/feedback', '/profile/feedback', 'Обратная связь'],
        ['/profile/receipts', '/profile/receipts', 'Квитанции'],
        ['/registration', '/', 'Карта'],
        ['/nothing', '/nothing', 'Страница не найдена'],
      ])
      // The two that take no language keep the one that was spoken.
      await page.goto('/en/profile/receipts')
      await expect(page).toHaveURL((url) => url.pathname === '/profile/receipts')
      await expect(page).toHaveTitle('Receipts · Kazan')
    })
  })

  test('of a company', async ({ page }) => {
    const login = await new CoopLoginPage(page).open()
    const company = await login.signIn()
    await expect(company.heading).toBeVisible()
    for (const [asked, shown, name] of [
      ['/legal/auth', '/coop-profile', 'Компания · Казань'],
      ['/ru/coop-profile', '/coop-profile', 'Компания · Казань'],
      ['/en/legal/auth', '/en/coop-profile', 'Company · Kazan'],
      ['/xx/coop-profile', '/', 'Карта · Казань'],
      // To the portal a company is a guest.
      ['/profile/parking', '/', 'Карта · Казань'],
      ['/check', '/check', 'Чек парковки · Казань'],
    ] as const) {
      await page.goto(asked)
      await expect(page).toHaveURL((url) => url.pathname === shown)
      await expect(page).toHaveTitle(name)
    }
  })
})

test.describe('the language of an address', () => {
  for (const translated of [false, true]) {
    test.describe(translated ? 'of a page that the browser translates' : 'of a page', () => {
      test.use({ translated })
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
  }
})

test.describe("the browser's tab says where one is", () => {
  test.use({ signedIn: true })
  test('and it follows the way', async ({ page }) => {
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

/** Goes from address to address within the app: where each leads, and what the tab says then. */
async function follow(page: Page, ways: readonly (readonly [string, string, string])[]) {
  for (const [asked, shown, name] of ways) {
    await page.evaluate((path) => window.history.pushState(null, '', path), asked)
    await expect(page).toHaveURL((url) => url.pathname === shown)
    await expect(page).toHaveTitle(`${name} · Казань`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

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
