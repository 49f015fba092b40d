import { PermitFinderPage } from '../pages/PermitFinderPage.ts'
import { PermitsPage } from '../pages/PermitsPage.ts'
import { ReceiptDialog } from '../pages/ReceiptDialog.ts'
import type { CityControl } from '../world/CityControl.ts'
import { linesOf } from '../world/linesOf.ts'
import { cityOfKind } from '../world/tellForBoth.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

const phone = { viewport: { width: 360, height: 740 } }
const month = 'Абонемент на месяц'

test.use({ signedIn: true, scenario: 'driver with a lot of money' })

/** How often money moved for a permit. */
async function countSold(city: CityControl): Promise<number> {
  return (await city.ledger()).count('subscription')
}

tellInLook('phone', (language, say) => {
  test('a permit is bought from the balance, paused, resumed, moved and given back', async ({
    page,
    city,
  }) => {
    const permits = await new PermitsPage(page, language).open()
    const before = await city.ledger()
    await (await permits.buy(month)).pay()
    await expect(permits.bought).toBeVisible()
    await expect(permits.row(month)).toContainText('25/11/26')
    expect(await countSold(city)).toBe(before.count('subscription') + 1)

    // A permit is paused and refunded once it runs.
    await city.moveClock(24 * 60)
    const pause = await permits.ask('pause', month)
    await pause.confirm()
    await expect(pause.done).toBeVisible()
    await expect(permits.row(month)).toContainText(say('Приостановлен', 'Paused'))
    const resume = await permits.ask('continue', month)
    await resume.confirm()
    await expect(resume.done).toBeVisible()
    const change = await permits.ask('changeVehicle', month)
    await (await change.chooseCar()).confirm()
    await expect(change.done).toBeVisible()
    const refund = await permits.ask('refund', month)
    await refund.confirm()
    await expect(refund.done).toBeVisible()
    await expect(permits.row(month)).toBeHidden()
    expect((await city.ledger()).count('cancel')).toBe(before.count('cancel') + 1)
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  // Both kinds of city that sell a permit for the day before.
  for (const cityId of [cityOfKind.withKeys, 'perm']) {
    test.describe(`in ${cityId}`, () => {
      test.use({ cityId })
      test('a permit whose answer is lost is bought once and found', async ({
        page,
        city,
        watch,
      }) => {
        watch.expect(/Failed to load resource|ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
        const permits = await new PermitsPage(page, 'en').open()
        const before = await countSold(city)
        const dialog = await permits.buy('Абонемент за вчера')
        await expect(dialog.dialog.getByRole('textbox', { name: 'First day' })).toBeDisabled()
        await city.spoilForGood('paySubscription', { kind: 'lost' })
        await dialog.pay()
        await expect(permits.bought).toBeVisible()
        await expect(permits.row('Абонемент за вчера')).toHaveCount(0)
        expect(await countSold(city)).toBe(before + 1)
      })
    })
  }

  test('a permit that the server keeps says why', async ({ page, city }) => {
    await city.call('payment/subscription', {
      token: await city.token(),
      vehicle: 'А123ВС116',
      codeSubscription: 'week',
      timestart: '27/11/2026',
    })
    const permits = await new PermitsPage(page).open()
    const pause = await permits.ask('pause', 'Абонемент на неделю')
    await pause.confirm()
    await expect(pause.dialog.getByRole('alert')).toHaveText('Абонемент ещё не начался')
  })

  test.describe('with too little money', () => {
    test.use({ scenario: 'driver short of money' })

    test('a permit that the bank declines is not bought (en)', async ({ page, city }) => {
      const permits = await new PermitsPage(page, 'en').open()
      const payment = await (await permits.buy(month)).toMethods()
      await payment.choose('card')
      await payment.pay()
      await (await payment.goToBank()).decline()
      await expect(page.getByText('declined')).toBeVisible()
      expect(await countSold(city)).toBe(0)
      await permits.open()
      await expect(permits.row(month)).toHaveCount(0)
    })

    test('a company gets an invoice for a permit', async ({ page, city }) => {
      const payment = await (await (await new PermitsPage(page).open()).buy(month)).toMethods()
      const receipt = await new ReceiptDialog(page).openFrom(payment)
      await expect(receipt.getButton).toBeVisible()
      expect(await countSold(city)).toBe(0)
    })
  })
})

test.describe('with too little money', () => {
  test.use({ scenario: 'driver short of money' })

  tellInLook('desktop', (language) => {
    test('a permit is paid on the page of the bank', async ({ page, city }) => {
      const permits = await new PermitsPage(page, language).open()
      const payment = await (await permits.buy(month)).toMethods()
      await payment.choose('card')
      await payment.pay()
      await (await payment.goToBank()).pay()
      await expect(permits.bought).toBeVisible()
      expect(await countSold(city)).toBe(1)
      await permits.open()
      await expect(permits.row(month)).toBeVisible()
    })
  })
})

test.describe('in Tula', () => {
  test.use({ cityId: 'tula' })

  tellInLook('phone', (language, say) => {
    test('a permit is found by zones and days, and bought', async ({ page }) => {
      const permits = await new PermitsPage(page, language).open()
      await permits.finderLink.click()
      const finder = new PermitFinderPage(page, language)
      await expect(finder.heading).toBeVisible()
      await finder.next()
      await expect(finder.summary).toBeFocused()
      const zone = await finder.chooseZone()
      expect(await linesOf(finder.chosenZone(zone))).toBe(1)
      // There is room to type beside it.
      const [chosen, typed] = [
        await finder.chosenZone(zone).boundingBox(),
        await finder.zones.boundingBox(),
      ]
      expect(typed?.y).toBeLessThan((chosen?.y ?? 0) + (chosen?.height ?? 0))
      await (await finder.chooseDays(30)).next()
      await expect(finder.offers).toHaveCount(1)
      await (await finder.chooseDays(7)).next()
      const dialog = await finder.buyFirst()
      await dialog.pay()
      await expect(permits.bought).toBeVisible()
      await expect(page).toHaveURL(
        new RegExp(say('/profile/abonements$', '/en/profile/abonements$')),
      )
      await expect(permits.row(/7 дней/u)).toContainText(say(`Зона ${zone}`, `Zone ${zone}`))
    })
  })
})

test.describe('in Rostov', () => {
  test.use({ cityId: 'rostov' })

  tellInLook('desktop', (language, say) => {
    test('a permit names its cadastral quarter, and there is no constructor', async ({ page }) => {
      const permits = await new PermitsPage(page, language).open()
      await expect(permits.heading).toBeVisible()
      await page.goto('/profile/constructor')
      await (await permits.buy('Абонемент на день')).pay()
      await expect(permits.bought).toBeVisible()
      const quarter = say('Кадастровый квартал', 'Cadastral quarter')
      await expect(permits.row('Абонемент на день').locator(`[data-name="${quarter}"]`)).toHaveText(
        /^61:44:\d{6}$/,
      )
      await expect(permits.finderLink).toBeHidden()
      await expect(page).toHaveURL(/profile\/abonements$/)
    })
  })
})
