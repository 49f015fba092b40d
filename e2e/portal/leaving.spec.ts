import { aimed } from '../pages/aimed.ts'
import { LeavingDialogs } from '../pages/LeavingDialogs.ts'
import { LoginDialog } from '../pages/LoginDialog.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { MapPage } from '../pages/MapPage.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

test('a driver stays signed in, where the city asks for nothing else', async ({ page, time }) => {
  const map = await new MapPage(page).open()
  await expect(map.header.accountButton).toBeVisible()
  await time.jump(24 * 60)
  await page.mouse.move(100, 100)
  await time.pass(1)
  await expect(map.header.accountButton).toBeVisible()
})

test('a driver is signed out where the city asks for it, and the login says why', async ({
  page,
  time,
}) => {
  await page.route(/\/profile\/parking$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replaceAll('"id":"kazan"', '"id":"kazan","idleMinutes":{"driver":5}')
    await route.fulfill({ response, body })
  })
  const parking = await new ParkingPage(page).open()
  await expect(parking.zone).toBeVisible()
  const leaving = new LeavingDialogs(page)
  // The dialogs of members come after the page.
  const lastUse = () => page.evaluate(() => localStorage.getItem('parking.token.kazan.driver.used'))
  await expect.poll(lastUse).not.toBeNull()
  await time.pass(4.2)
  await expect(leaving.idle).toBeVisible()
  await time.pass(1)
  await expect(leaving.ended).toBeVisible()
  await expect(new LoginDialog(page).password).toBeVisible()
  await expect(parking.heading).toBeHidden()
})

test('signing out in the middle of a payment asks first, and the next login tells the truth', async ({
  page,
  city,
}) => {
  const parking = await new ParkingPage(page).open()
  await parking.choose('101', 60)
  // Longer than it takes to sign out, on a busy machine too.
  await city.spoil('startParking', { kind: 'delay', milliseconds: 12_000 })
  await (await aimed(parking.submit)).click()
  const map = new MapPage(page)
  await map.header.signOut()
  const leaving = new LeavingDialogs(page)
  await expect(leaving.payment.getByText('деньги всё равно могут списаться')).toBeVisible()
  await (await aimed(leaving.signOut)).click()
  await expect(map.header.signInButton).toBeVisible()
  const login = await (await map.header.openLogin()).asDriver()
  await login.signIn()
  await expect(page.getByText('Парковка началась').first()).toBeVisible()
  expect((await city.ledger()).count('payment')).toBe(1)
})
