import { ContentPages } from '../pages/ContentPages.ts'
import { MapPage } from '../pages/MapPage.ts'
import { expect, test } from '../world/test.ts'

/** What would run, look or ask elsewhere; the list of the cleaner's own tests is longer. */
const hostileHtml = [
  '<script>hacked()</script>',
  '<img src=x onerror=hacked()>',
  '<img src="https://elsewhere.example/pixel.png">',
  '<svg></p><style><a id="</style><img src=1 onerror=hacked()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hacked()>',
  '<noscript><p title="</noscript><img src=x onerror=hacked()>">',
  '<iframe srcdoc="<script>parent.hacked()</script>"></iframe>',
  '<style>body{display:none}</style><p style="position:fixed;inset:0">x</p>',
  '<link rel="stylesheet" href="https://elsewhere.example/x.css">',
  '<a href="javascript:hacked()">press</a>',
]

test('what a city publishes runs nothing, asks nobody else and leaves the page as it is', async ({
  page,
  watch,
}) => {
  // Chromium tells of what it refuses while the cleaner only parses; pictures of our own may be asked for.
  watch.expect(
    /violates the following Content Security Policy|policy: (script|style)-src-(attr|elem)/,
  )
  watch.expect(/status of 404 .*\/(x|1)\)$/)
  await page.addInitScript(() => {
    Object.assign(window, { hacked: () => Object.assign(window, { wasHacked: true }) })
  })
  for (const [index, hostile] of hostileHtml.entries()) {
    const text = `<p>Справка города, ${index}</p>${hostile}`
    await page.route('**/api/pages/get-by-path*', (route) =>
      route.fulfill({ json: { status: 'ok', result: { path: 'help', title: 'Справка', text } } }),
    )
    const pages = await new ContentPages(page).open('/pages')
    await expect(pages.main.getByText(`Справка города, ${index}`)).toBeVisible()
    await expect(pages.main.locator('script, style, form, iframe, svg, math, link')).toHaveCount(0)
    await expect(pages.main.locator('[style], [onerror], [href^="javascript"]')).toHaveCount(0)
  }
  await page.getByRole('main').getByText('press').click()
  expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false)
})

test('a wide table of a page keeps its words whole on a phone, and the page its width', async ({
  page,
}) => {
  const heads = ['Зона', 'Часы работы', 'Легковые', 'Грузовые', 'Примечание'].map(
    (head) => `<th>${head}</th>`,
  )
  const cells = ['101', 'понедельник – пятница', '100 ₽', '200 ₽', 'Льготы по реестру'].map(
    (cell) => `<td>${cell}</td>`,
  )
  const text = `<table><tr>${heads.join('')}</tr><tr>${cells.join('')}</tr></table>`
  await page.route('**/api/pages/get-by-path*', (route) =>
    route.fulfill({ json: { status: 'ok', result: { path: 'help', title: 'Справка', text } } }),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  const pages = await new ContentPages(page).open('/pages')
  const linesOf = (words: string) =>
    pages.main.getByText(words, { exact: true }).evaluate((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
  for (const word of ['Зона', 'Примечание', '101']) expect(await linesOf(word)).toBe(1)
  const root = page.locator('html')
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('the news are found from the foot of a page, read, and left again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const pages = await new ContentPages(page).open('/pages')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Новости' }).click()
  await expect(pages.heading('Новости')).toBeVisible()
  await pages.main.getByRole('link', { name: 'Новые парковочные места в центре' }).click()
  await expect(pages.heading('Новые парковочные места в центре')).toBeVisible()
  await pages.main.getByRole('link', { name: 'Все новости' }).click()
  await expect(pages.heading('Новости')).toBeVisible()
})

test.describe('on a phone, in a city that is paid by text message', () => {
  test.use({
    cityId: 'rostov',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  })

  test('a message is composed of zone, car and hours', async ({ page }) => {
    const pages = await new ContentPages(page, 'en').open('/sms-commands')
    await pages.main.getByRole('textbox', { name: 'Zone' }).fill('101')
    await pages.main.getByRole('textbox', { name: 'plate' }).fill('a 123 bc 61')
    const text = encodeURIComponent('61*101*А123ВС61*1')
    await expect(pages.sendMessage).toHaveAttribute('href', `sms:7878?body=${text}`)
  })
})

test('a city without text messages leads to its map', async ({ page }) => {
  await new ContentPages(page).open('/sms-commands')
  await expect((await new MapPage(page).withPlaces()).canvas).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
