import { appendFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { AcquirerPage } from '../pages/AcquirerPage.ts'
import { aimed } from '../pages/aimed.ts'
import { GuestPage } from '../pages/GuestPage.ts'
import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { newcomer } from '../pages/RegistrationPage.ts'
import type { CityControl } from '../world/CityControl.ts'
import { Presses, slowDown } from '../world/Presses.ts'
import { expect, test } from '../world/test.ts'

/** A main way through the portal, told on a phone. */
interface Way {
  readonly name: string
  readonly scenario?: string
  readonly isGuest?: boolean
  readonly presses: number
  /** What has happened before. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Opens the page and goes the way; the end is reached when what is returned can be seen. */
  readonly go: (page: Page, city: CityControl) => Promise<Locator>
}

/** Fills a field in as a finger does. */
async function type(field: Locator, words: string): Promise<void> {
  await field.click()
  await field.fill(words)
}

async function parkedOnce(page: Page): Promise<void> {
  const parking = await new ParkingPage(page).open('?zone=101&duration=60')
  await parking.start()
  await expect(parking.started).toBeVisible()
}

const ways: readonly Way[] = [
  {
    name: 'register with the codes of a letter and a phone',
    isGuest: true,
    presses: 9,
    async go(page, city) {
      const map = await new MapPage(page).open()
      const registration = await map.header.register()
      await registration.form.waitFor()
      await type(registration.email, newcomer.email)
      await type(registration.phone, newcomer.phone)
      await type(registration.password, newcomer.password)
      await type(registration.repeat, newcomer.password)
      await registration.agree.check()
      await registration.consent.check()
      await registration.send()
      await registration.confirmEmailBy((await city.lastMessage()).code)
      await registration.code.fill((await city.lastMessage()).code)
      return map.header.accountButton
    },
  },
  {
    name: 'from the number on the sign to parked, with the bank on the way',
    scenario: 'driver short of money',
    presses: 8,
    async go(page) {
      const map = await new MapPage(page).open()
      await map.search.click()
      await map.searchFor('101')
      await map.parkHere.click()
      const parking = new ParkingPage(page)
      await parking.quick(60).click()
      const payment = await parking.payAtBank()
      await (await (await payment.pay()).goToBank()).pay()
      return parking.started
    },
  },
  {
    name: 'park again as the last time',
    presses: 2,
    async prepare(page) {
      await parkedOnce(page)
      const parking = new ParkingPage(page)
      await (await parking.cancel()).confirm()
      await expect(parking.nothingRuns).toBeVisible()
    },
    async go(page) {
      const map = await new MapPage(page).open()
      await map.again.click()
      const parking = new ParkingPage(page)
      await (await aimed(parking.ready)).click()
      return parking.started
    },
  },
  {
    name: 'park where the phone is, with the main car',
    presses: 3,
    async go(page) {
      const map = await new MapPage(page).open()
      await map.withPlaces()
      await map.locateButton.click()
      await page.getByRole('link', { name: 'На знаке 101' }).click()
      const parking = new ParkingPage(page)
      await (await aimed(parking.ready)).click()
      return parking.started
    },
  },
  {
    name: 'extend by half an hour',
    presses: 3,
    prepare: parkedOnce,
    async go(page) {
      const parking = await new ParkingPage(page).open()
      const extend = await parking.extend()
      await extend.by(30)
      await extend.confirm()
      return parking.extended
    },
  },
  {
    name: 'end early',
    presses: 2,
    prepare: parkedOnce,
    async go(page) {
      const parking = await new ParkingPage(page).open()
      await (await parking.cancel()).confirm()
      return parking.nothingRuns
    },
  },
  {
    name: 'pay without an account, from a link that names the zone',
    isGuest: true,
    presses: 7,
    async go(page) {
      const guest = await new GuestPage(page).open('?zone=101')
      await type(guest.plate, 'Т777ТТ77')
      await guest.main.getByRole('button', { name: '1 ч', exact: true }).click()
      await type(guest.phone, '9001234567')
      await (await guest.goToBank()).pay()
      return guest.started
    },
  },
  {
    name: 'top up by 500 ₽',
    presses: 6,
    async go(page) {
      const map = await new MapPage(page).open()
      const topUp = await map.header.topUp()
      await topUp.dialog.getByRole('button', { name: '500 ₽', exact: true }).click()
      await (await aimed(topUp.getLinkButton)).click()
      await topUp.pay()
      await new AcquirerPage(page).pay()
      return topUp.message('Баланс пополнен')
    },
  },
]

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ['geolocation'],
  geolocation: { latitude: 55.7905, longitude: 49.112, accuracy: 12 },
})

/** The file that `npm run ways` reads how long each way took; it has each way gone on a slow line as well. */
const timesFile = process.env['TIMES_OF_WAYS']
const lines = timesFile === undefined ? ['fast'] : ['fast', 'slow']

for (const { name, scenario = 'driver', isGuest = false, presses, prepare, go } of ways) {
  test.describe(name, () => {
    test.use({ scenario, signedIn: !isGuest })
    for (const line of lines) {
      test(`takes ${presses} presses (${line} line)`, async ({ page, city }) => {
        await prepare?.(page)
        await page.goto('about:blank')
        if (line === 'slow') await slowDown(page)
        const pressed = new Presses()
        await pressed.watch(page.context())
        const began = performance.now()
        await (await go(page, city)).waitFor()
        const seconds = ((performance.now() - began) / 1000).toFixed(1)
        if (timesFile !== undefined) {
          appendFileSync(
            timesFile,
            `${[name, presses, line, seconds].join('	')}
`,
          )
        }
        expect(pressed.count).toBe(presses)
      })
    }
  })
}
