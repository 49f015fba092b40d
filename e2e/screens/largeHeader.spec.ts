import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'
import { enlargeText } from './largeText.ts'

test.use({
  signedIn: true,
  scenario: 'driver with a session of an hour',
  viewport: { width: 390, height: 780 },
})

for (const by of ['browser', 'root'] as const) {
  test(`large text by the ${by} leaves the bar at two rows`, async ({ page }) => {
    const parking = await new ParkingPage(page).open()
    await expect(parking.timers).toHaveCount(1)
    await enlargeText(page, by)
    const rows = () =>
      page.getByRole('banner').evaluate((bar) => {
        const boxes = [...bar.querySelectorAll('button')]
          .map((button) => button.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .sort((one, other) => one.top - other.top)
        let end = -Infinity
        let count = 0
        for (const { top, bottom } of boxes) {
          if (top >= end - 1) count += 1
          end = Math.max(end, bottom)
        }
        return count
      })
    await expect.poll(rows).toBe(2)
  })
}
