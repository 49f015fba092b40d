import { ExtendDialog } from '../pages/ExtendDialog.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { wholeChromium } from '../world/browsers.ts'
import { isKept } from '../world/hosted.ts'
import { expect, test } from '../world/test.ts'

test.use({
  launchOptions: wholeChromium,
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  signedIn: true,
  scenario: 'driver with a session that ends in 20 minutes',
  viewport: { width: 360, height: 780 },
})

/** Run in the worker: what a press on its notification makes the browser do. */
const press = `self.registration.getNotifications().then(([notification]) => {
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
})`

test('a phone, whose pages may show no notification, is reminded by the worker and led to the extension', async ({
  page,
  context,
  time,
}) => {
  await page.addInitScript(() => {
    window.Notification = new Proxy(Notification, {
      construct() {
        throw new TypeError('Illegal constructor.')
      },
    })
  })
  const parking = await new ParkingPage(page).open()
  await parking.timers.first().waitFor()
  await isKept(page)
  await parking.remindSwitch.check()
  await time.pass(5)
  await expect(parking.endsSoon(15)).toBeVisible()
  const worker = context.serviceWorkers()[0]
  if (worker === undefined) throw new Error('The build is kept by no worker.')
  const leadsTo = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ data }) => String(data))
    })
  await expect.poll(leadsTo).toEqual([expect.stringMatching(/^\/profile\/parking#extend=./u)])
  const [address = ''] = await leadsTo()
  await worker.evaluate(press)
  await expect(new ExtendDialog(page).newEnd).toBeVisible()
  await page.close()
  const other = await context.newPage()
  await other.goto(address)
  await expect(new ExtendDialog(other).newEnd).toBeVisible()
})
