import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

test.use({
  signedIn: true,
  scenario: 'driver with a session of an hour',
  viewport: { width: 360, height: 640 },
})

test('the shortcuts of the installed app open the form, and what runs now', async ({ page }) => {
  const answer = await page.request.get('/manifest.ru.webmanifest')
  const manifest: { shortcuts: { url: string }[] } = await answer.json()
  const [park = '', running = ''] = manifest.shortcuts.map(({ url }) => url)
  const parking = new ParkingPage(page)
  await page.goto(park)
  await expect(parking.heading).toBeVisible()
  await page.goto('about:blank')
  await page.goto(running)
  await expect(parking.timers.first()).toBeInViewport({ ratio: 1 })
})

for (const language of ['ru', 'en'] as const) {
  test(`the site can be installed by the browser’s own criteria, in ${language}`, async ({
    page,
  }) => {
    await new MapPage(page, language).open()
    const browser = await page.context().newCDPSession(page)
    const { url, errors } = await browser.send('Page.getAppManifest')
    expect(new URL(url).pathname).toBe(`/manifest.${language}.webmanifest`)
    expect(errors).toEqual([])
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    const reasons = installabilityErrors.map(({ errorId }) => errorId)
    // The pages of a test are private ones, in which a browser installs nothing.
    expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([])
  })
}
