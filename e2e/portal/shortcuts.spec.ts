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
