import { aimed } from '../pages/aimed.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import type { Language } from '../pages/Screen.ts'
import type { Page } from '@playwright/test'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true, cityId: 'sevastopol' })

/** A page on which a car has just been parked, which is paid when it leaves. */
async function parked(page: Page, language: Language = 'ru'): Promise<ParkingPage> {
  const parking = await new ParkingPage(page, language).open()
  await parking.chooseZone('101')
  await expect(parking.hour).toBeVisible()
  await parking.start()
  const started = language === 'ru' ? 'Парковка началась' : 'Parking has started'
  await expect(parking.message(started)).toBeVisible()
  return parking
}

test.describe('a city without balances', () => {
  tellInLook('desktop', (language, say) => {
    test('parks at once, ends and pays at the bank', async ({ page, city, time }) => {
      const parking = await parked(page, language)
      expect((await city.ledger()).count('payment')).toBe(0)
      await time.pass(60)
      const ending = await parking.endUnpaid()
      await ending.pay()
      const bank = await ending.goToBank()
      await expect(bank.heading).toBeVisible()
      await bank.pay()
      await expect(parking.message(say('Парковка завершена', 'Parking ended'))).toBeVisible()
      await expect(parking.nothingRuns).toBeVisible()
      expect((await city.ledger()).count('payment')).toBe(1)
    })

    test('leaves what has ended to be paid later', async ({ page, city, time }) => {
      const parking = await parked(page, language)
      await time.pass(60)
      const ending = await parking.endUnpaid()
      await ending.pay()
      await expect(ending.payLink).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(parking.nothingRuns).toBeVisible()
      const later = await parking.payDeferred()
      await later.postpone()
      await expect(later.dialog).toBeHidden()
      const paying = await parking.payDeferred()
      await paying.pay()
      await (await paying.goToBank()).pay()
      await expect(parking.message(say('Парковка оплачена', 'Parking paid'))).toBeVisible()
      await expect(
        parking.deferred.getByText(say('Неоплаченных парковок нет', 'No unpaid parking')),
      ).toBeVisible()
      expect((await city.ledger()).count('payment')).toBe(1)
    })
  })

  test('says that a bank has declined, and the parking waits on', async ({ page, city, time }) => {
    const parking = await parked(page)
    await time.pass(60)
    const ending = await parking.endUnpaid()
    await ending.pay()
    await (await ending.goToBank()).decline()
    await expect(parking.message('Платёж не прошёл')).toBeVisible()
    await expect(parking.deferred.getByRole('button', { name: /^Оплатить парковку/ })).toBeVisible()
    expect((await city.ledger()).count('payment')).toBe(0)
  })

  test('finds out that a parking has ended whose answer was lost', async ({
    page,
    city,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const parking = await parked(page)
    await city.spoilForGood('cancelNoBalanceSession', { kind: 'lost' })
    const ending = await parking.endUnpaid()
    await ending.pay()
    await expect(parking.message('Парковка завершена')).toBeVisible()
    await expect(parking.deferred.getByRole('button', { name: /^Оплатить парковку/ })).toBeVisible()
  })

  tellInLook('phone', (language, say) => {
    test('says that a parking was free', async ({ page, city }) => {
      const parking = await parked(page, language)
      await city.spoil('cancelNoBalanceSession', {
        kind: 'errorName',
        errorName: 'ParkingSessionWasFree',
      })
      const ending = await parking.endUnpaid()
      await ending.pay()
      const ended = parking.message(say('Парковка завершена', 'Parking ended'))
      await expect(ended).toContainText(say('бесплатной', 'free'))
    })

    test('deletes a parking after asking, and never charges for it', async ({ page, city }) => {
      const parking = await parked(page, language)
      const asked = await parking.abort(parking.running)
      await expect(asked).toContainText(
        say('оплатить её потом будет нельзя', 'can no longer be paid'),
      )
      await asked.getByRole('button', { name: say('Оставить', 'Keep parking') }).click()
      await expect(asked).toBeHidden()
      const again = await parking.abort(parking.running)
      await (await aimed(again.getByRole('button', { name: say('Удалить', 'Delete') }))).click()
      await expect(parking.message(say('Парковка удалена', 'Parking deleted'))).toBeVisible()
      await expect(parking.nothingRuns).toBeVisible()
      expect((await city.ledger()).count('payment')).toBe(0)
    })

    test('pays at the bank for a stay that has begun already', async ({ page, city }) => {
      const parking = await new ParkingPage(page, language).open()
      await parking.chooseZone('101')
      await parking.since('postPayment', '09:00')
      await parking.quick(30).click()
      const paying = await parking.payStay()
      await paying.choose('sbp')
      await paying.pay()
      await (await paying.goToBank()).pay()
      await expect(parking.stayPaid).toBeVisible()
      expect((await city.ledger()).count('payment')).toBe(1)
    })
  })
})
