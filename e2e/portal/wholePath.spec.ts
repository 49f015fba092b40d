import { LoginDialog } from '../pages/LoginDialog.ts'
import { MapPage } from '../pages/MapPage.ts'
import { cityOfKind } from '../world/tellForBoth.ts'
import { expect, test } from '../world/test.ts'
import type { Language } from '../pages/Screen.ts'

interface Teller {
  readonly name: string
  readonly cityId: string
  /** Of an hour. */
  readonly price: string
  /** What is left of the balance then, without kopecks. */
  readonly left: string
  readonly language: Language
  readonly viewport: { readonly width: number; readonly height: number }
  readonly hasTouch: boolean
  readonly translated?: boolean
}

const tellers: readonly Teller[] = [
  {
    name: 'on a desktop',
    cityId: cityOfKind.withKeys,
    price: '126,00\u00A0₽',
    left: '1\u00A0374',
    language: 'ru',
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
  },
  {
    name: 'on a phone',
    cityId: cityOfKind.withoutKeys,
    price: '72,00\u00A0₽',
    left: '1\u00A0428',
    language: 'ru',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  },
  {
    name: 'in English, translated by the browser',
    cityId: cityOfKind.withKeys,
    price: '126.00\u00A0₽',
    left: '1,374',
    language: 'en',
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    translated: true,
  },
]

for (const { name, price, left, language, ...world } of tellers) {
  test.describe(name, () => {
    test.use(world)
    test('a driver parks, watches the time, extends, ends early and gets the rest back', async ({
      page,
      time,
      city,
    }) => {
      const map = await new MapPage(page, language).open()
      await map.searchFor('101')
      await expect(map.card(/101/)).toBeVisible()

      const login = await (await map.header.openLogin()).asDriver()
      const parking = await login.signIn()
      await expect(parking.heading).toBeVisible()
      await parking.choose('101', 60)
      await expect(parking.ready).toBeVisible()
      await parking.start()
      await expect(parking.started).toBeVisible()
      await expect(parking.timers).toHaveCount(1)
      expect((await city.ledger()).count('payment')).toBe(1)
      await expect(map.header.balanceButton).toContainText(left)

      await time.pass(45)
      await expect(parking.endsSoon(15)).toBeVisible()
      await time.pass(10)
      await expect(parking.endsSoon(5)).toBeVisible()

      const extend = await parking.extend()
      await extend.by(60)
      await extend.confirm()
      await expect(extend.dialog).toBeHidden()
      await expect(parking.extended).toBeVisible()
      expect((await city.ledger()).count('renew')).toBe(1)

      const cancel = await parking.cancel()
      await cancel.confirm()
      await expect(cancel.dialog).toBeHidden()
      await expect(parking.nothingRuns).toBeVisible()
      expect((await city.ledger()).count('cancel')).toBe(1)

      const operations = await map.header.openOperations()
      await expect(operations.kinds.nth(3)).toBeVisible()
      await expect(operations.kinds).toContainText(
        language === 'ru'
          ? ['Возврат', 'Продление', 'Оплата парковки', 'Пополнение']
          : ['Refund', 'Extension', 'Parking payment', 'Top-up'],
      )
      await expect(operations.rows.nth(2)).toContainText(price)
    })
  })
}

test.describe('a parking that was tapped', () => {
  test('is paid after signing in, without choosing it again', async ({ page }) => {
    const map = await new MapPage(page).open()
    await map.searchFor('103')
    await map.parkHere.click()
    const parking = await (await new LoginDialog(page).asDriver()).signIn()
    await expect(parking.zone).toHaveValue(/103/)
  })

  test.describe('on the map itself', () => {
    test.use({ signedIn: true })
    test('shows its card under the finger', async ({ page }) => {
      const map = await new MapPage(page).open()
      await expect(map.places.first()).toContainText('Зона 101 · Парковка 10102')
      // The nearest place of all, a meter, stands a few steps from the middle of the map.
      await map.pressMiddle()
      await expect(map.card('Паркомат 101-1814')).toBeVisible()
      await map.closeCard()
      await expect(map.parkHere).toBeHidden()
    })
  })
})
