import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

const clockFace = /(?:(\d+):)?(\d\d):(\d\d)/

/** The seconds that a timer shows: `59:58` or `1:00:00`. */
function secondsOf(timer: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] = clockFace.exec(timer) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

test.describe('a session with less than 30 minutes left', () => {
  test.use({ scenario: 'driver with a session that ends in 20 minutes' })

  test('cannot be ended early, and the page says why', async ({ page }) => {
    const parking = await new ParkingPage(page).open()
    await expect(parking.cancelButton).toBeDisabled()
    await expect(parking.cancelButton).toHaveAccessibleDescription(/Меньше 30 минут/)
    await expect(parking.running.getByText('завершить досрочно нельзя')).toBeVisible()
  })
})

test.describe('a session of an hour', () => {
  test.use({ scenario: 'driver with a session of an hour' })

  test('is refused in words when the half hour begins while the question is open', async ({
    page,
    city,
  }) => {
    const parking = await new ParkingPage(page).open()
    const cancel = await parking.cancel()
    // Only the city's clock moves: the page does not know yet that it is too late.
    await city.moveClock(40)
    await cancel.confirm()
    await expect(
      page.getByText(/Меньше получаса|меньше 30 минут|Меньше 30 минут/).first(),
    ).toBeVisible()
    const ledger = await city.ledger()
    expect(ledger.count('cancel')).toBe(0)
  })

  test('shows the same time in the header and on the page', async ({ page }) => {
    const parking = await new ParkingPage(page).open()
    const header = new MapPage(page).header
    await expect(parking.timers).toHaveCount(1)
    await header.parkingButton.click()
    const timers = page.getByRole('timer')
    await expect(timers).toHaveCount(2)
    const minutes = (await timers.allInnerTexts()).map((time) => time.slice(0, 2))
    expect(new Set(minutes).size).toBe(1)
  })

  test('ends: the profile is read again once, and the page says that it is over', async ({
    page,
    time,
  }) => {
    const parking = await new ParkingPage(page).open()
    await expect(parking.timers).toHaveCount(1)
    // What watches over the sessions is loaded after the page.
    await page.waitForLoadState('networkidle')
    let reads = 0
    page.on('request', (request) => {
      if (request.url().includes('get-profile')) reads += 1
    })
    await time.pass(60.5)
    await expect(parking.over).toBeVisible()
    await expect(parking.nothingRuns).toBeVisible()
    await expect.poll(() => reads).toBe(1)
    await time.pass(1)
    await expect(parking.nothingRuns).toBeVisible()
    expect(reads).toBe(1)
  })
})

test.describe('a device whose clock is wrong', () => {
  test.use({ scenario: 'driver with a session of an hour' })
  for (const hours of [26, -26]) {
    test.describe(`by ${hours} hours`, () => {
      test.use({ minutesWrong: hours * 60 })
      test('shows the right time that is left', async ({ page, city }) => {
        const parking = await new ParkingPage(page).open()
        await expect(parking.timers).toHaveText(clockFace)
        const [ends = NaN] = (await city.ledger()).ends
        // A busy machine may show a second late, but not for long.
        await expect(async () => {
          const before = await city.now()
          const shown = secondsOf(await parking.timers.innerText())
          const after = await city.now()
          expect(shown).toBeGreaterThanOrEqual((ends - after) / 1000 - 2)
          expect(shown).toBeLessThanOrEqual((ends - before) / 1000 + 2)
        }).toPass()
      })
    })
  }
})

test.describe('after a logout', () => {
  test('the back button shows nothing private', async ({ page }) => {
    const map = await new MapPage(page).open()
    const parking = await map.header.openParking()
    await expect(parking.heading).toBeVisible()
    const operations = await map.header.openOperations()
    await expect(operations.table).toBeVisible()
    await map.header.signOut()
    await expect(map.header.signInButton).toBeVisible()
    for (let step = 0; step < 2; step += 1) {
      await page.goBack()
      await expect(page).toHaveURL((url) => url.pathname === '/')
      await expect(map.header.accountButton).toBeHidden()
      await expect(parking.heading).toBeHidden()
      await expect(operations.heading).toBeHidden()
    }
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(kept).not.toMatch(/token|А123ВС/)
  })
})
