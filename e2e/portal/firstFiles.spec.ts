import type { BrowserContext, Page, Route } from '@playwright/test'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

const heldBack = async (_route: Route): Promise<void> => undefined

/** Ways in which a file of a page is lost. */
const losses: Record<string, (route: Route) => Promise<void>> = {
  'is cut off': (route) => route.abort(),
  'is answered with 503': (route) => route.fulfill({ status: 503 }),
  'never comes': heldBack,
}

const files = {
  'the entry': /assets\/index-[^/]*\.js$/,
  'what the app starts with': /assets\/start-[^/]*\.js$/,
  // Russian ones come with the code.
  'the English texts': /assets\/en-[^/]*\.js$/,
  'the styles': /assets\/[^/]*\.css$/,
  'every file': /assets\//,
}

/** What the browser says about files that do not come; an error of a module has no words of its own. */
const ofLostFiles =
  /Failed to load resource|Failed to load module script|dynamically imported module|preload CSS|^page: $/

const trouble = (page: Page) => page.getByText(/Не удалось загрузить|didn’t load/)
const retry = (page: Page) =>
  page.getByRole('button', { name: /^(?:Попробовать ещё раз|Try again)$/ })

/**
 * Loses the files at an address.
 *
 * @returns lets the next ones through; those that are held back stay so
 */
async function loseFiles(
  page: Page,
  address: RegExp,
  lose: (route: Route) => Promise<void>,
): Promise<() => void> {
  let areLost = true
  await page.route(address, (route) => (areLost ? lose(route) : route.continue()))
  return () => void (areLost = false)
}

/** Waits until the page's frame has asked for the app: the time that the app may take runs then. */
const askedForApp = (page: Page) => expect(page.locator('head script[type=module]')).toBeAttached()

for (const [file, address] of Object.entries(files)) {
  for (const [loss, lose] of Object.entries(losses)) {
    test(`${file} ${loss}: the page says so and loads anew`, async ({ page, time, watch }) => {
      watch.expect(ofLostFiles)
      const language = file === 'the English texts' ? 'en' : 'ru'
      const find = await loseFiles(page, address, lose)
      await page.goto(language === 'en' ? '/en' : '/', { waitUntil: 'commit' })
      if (loss === 'never comes') {
        await askedForApp(page)
        await expect(trouble(page)).toBeHidden()
        await time.passNow(0.25)
      }
      await expect(trouble(page)).toBeVisible()
      await expect(page.getByRole('status')).toBeHidden()
      find()
      await retry(page).click()
      await expect(new MapPage(page, language).header.signInButton).toBeVisible()
      await expect(trouble(page)).toHaveCount(0)
    })
  }
}

for (const [loss, lose] of Object.entries(losses)) {
  test(`the console: every file ${loss}`, async ({ page, time, watch }) => {
    watch.expect(ofLostFiles)
    const find = await loseFiles(page, /coop-assets\//, lose)
    await page.goto('/legal/auth', { waitUntil: 'commit' })
    await askedForApp(page)
    if (loss === 'never comes') await time.passNow(0.25)
    await expect(trouble(page)).toBeVisible()
    find()
    await retry(page).click()
    await expect(new CoopLoginPage(page).heading).toBeVisible()
  })
}

test('in English it is said in English', async ({ page, watch }) => {
  watch.expect(ofLostFiles)
  await page.route(files['the entry'], (route) => route.abort())
  await page.goto('/en/profile/parking')
  await expect(page.getByText('didn’t load')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a late app takes the place of the words', async ({ page, time }) => {
  let letThrough = (): void => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(files['what the app starts with'], async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await askedForApp(page)
  await time.passNow(0.25)
  await expect(trouble(page)).toBeVisible()
  letThrough()
  await expect(new MapPage(page).header.signInButton).toBeVisible()
  await expect(trouble(page)).toHaveCount(0)
})

test('an app that has started is never covered', async ({ page, time, watch }) => {
  watch.expect(/nobody catches/)
  const map = await new MapPage(page).open()
  await expect(map.places.first()).toBeVisible()
  await time.pass(1)
  await page.evaluate(() => void Promise.reject(new Error('nobody catches this')))
  await expect(map.places.first()).toBeVisible()
  await expect(trouble(page)).toHaveCount(0)
})

test.describe('a browser', () => {
  /** Takes away what Safari 16.3 lacks. */
  function isTooOld(context: BrowserContext): Promise<unknown> {
    return context.addInitScript(() => {
      Reflect.deleteProperty(String.prototype, 'toWellFormed')
      Reflect.deleteProperty(window, 'SecurityPolicyViolationEvent')
    })
  }

  test('that lacks what the app needs is told how to park, and gets no app', async ({
    page,
    context,
  }) => {
    await isTooOld(context)
    await page.goto('/')
    const told = page.getByRole('alert')
    await expect(told).toContainText('Этот браузер слишком старый.')
    await expect(told).toContainText('Обновите его или откройте страницу в другом.')
    await expect(told).toContainText('Не хватает: ECMAScript 2024, Content Security Policy')
    await expect(told).toContainText('СМС на номер 7878:')
    const start = told.getByRole('link', { name: '61*101*А123ВС161*1' })
    await expect(start).toHaveAttribute('href', /^sms:7878\?body=61\*101\*/)
    await expect(told.getByRole('link', { name: '+7 (000) 000' }).first()).toBeVisible()
    await page.goto('/en/profile')
    await expect(told).toContainText('Text message to 7878:')
    await expect(told).toContainText('Missing: ECMAScript 2024')
    await expect(page.locator('head script[type=module]')).toHaveCount(0)
  })

  test.describe('of an iPhone', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605',
    })

    test('is sent to no other browser, which would be the same inside', async ({
      page,
      context,
    }) => {
      await isTooOld(context)
      await page.goto('/')
      const told = page.getByRole('alert')
      await expect(told).toContainText('Обновите iOS', { useInnerText: true })
      await expect(told).not.toContainText('в другом', { useInnerText: true })
    })
  })

  test('on plain http is warned above every page', async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false })
    })
    const map = await new MapPage(page).open()
    await expect(map.header.signInButton).toBeVisible()
    await expect(page.getByText('Соединение не защищено')).toBeVisible()
  })

  test('on https is not', async ({ page }) => {
    const map = await new MapPage(page).open()
    await expect(map.header.signInButton).toBeVisible()
    await expect(page.getByText('Соединение не защищено')).toHaveCount(0)
  })
})

test('the places are asked for once, while the app is still on its way, and are kept', async ({
  page,
}) => {
  const places = /\/get-map-info\/v3$/
  const asked: string[] = []
  page.on('request', (request) => {
    if (places.test(request.url())) asked.push(request.url())
  })
  // The app comes only once the places were asked for.
  const early = page.waitForRequest(places)
  await page.route(files['what the app starts with'], async (route) => {
    await early
    await route.continue()
  })
  const map = await new MapPage(page).open()
  await map.openList()
  await expect(map.places.first()).toBeVisible()
  await expect(page.locator('link[data-then=places]'), 'the file before them').toHaveCount(1)
  expect(asked).toHaveLength(1)

  await page.reload()
  await expect(map.places.first()).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('the places do not wait long for a file of the app', async ({ page, time }) => {
  await page.route(/assets\/react-[^/]*\.js$/, heldBack)
  const places = page.waitForRequest(/\/get-map-info\/v3$/)
  await page.goto('/', { waitUntil: 'commit' })
  await askedForApp(page)
  await time.passNow(0.05)
  await places
})

test.describe('somebody who is signed in', () => {
  test.use({ signedIn: true })

  test('has what a price hangs on asked for once, while the app is still on its way', async ({
    page,
  }) => {
    const calls = [/\/get-profile-v6\?/, /\/get-options-info-v3$/, /\/get-benefits-v2\?/]
    const asked: string[] = []
    page.on('request', (request) => {
      for (const one of calls) if (one.test(request.url())) asked.push(one.source)
    })
    const early = Promise.all(calls.map((one) => page.waitForRequest(one)))
    await page.route(files['what the app starts with'], async (route) => {
      await early
      await route.continue()
    })
    const parking = await new ParkingPage(page).open('?zone=101&duration=60')
    await expect(parking.submit).toBeEnabled()
    expect(asked.toSorted()).toEqual(calls.map(({ source }) => source).toSorted())
  })
})
