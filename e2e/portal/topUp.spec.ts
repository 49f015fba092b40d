import { AcquirerPage } from '../pages/AcquirerPage.ts'
import { aimed } from '../pages/aimed.ts'
import { ExtendDialog } from '../pages/ExtendDialog.ts'
import { MapPage } from '../pages/MapPage.ts'
import { OperationsPage } from '../pages/OperationsPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { isFocused, keyboardOf } from '../world/keyboardOf.ts'
import { tellForBoth } from '../world/tellForBoth.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

test.describe('a driver whose session ends and whose balance is too small', () => {
  test.use({ scenario: 'driver short of money with a session' })

  tellInLook('desktop', (language, say) => {
    test('pays the extension at the bank in one trip, and finds the session with its new end', async ({
      page,
      city,
    }) => {
      const before = await city.ledger()
      const parking = await new ParkingPage(page, language).open()
      // 10:20 was its end, in 20 minutes.
      await expect(parking.running).toContainText('10:20')
      const extend = await parking.extend()
      await extend.by(30)
      await extend.method.selectOption('sbp')
      await (await extend.payAtBank()).pay()

      await expect(parking.extended).toContainText(say(/до 10:50/, /until 10:50/))
      await expect(parking.running).toContainText('10:50')
      const after = await city.ledger()
      expect(after.count('renew') - before.count('renew')).toBe(1)
      expect(after.count('refill') - before.count('refill')).toBe(0)

      // The way that was chosen last stands there the next time.
      await parking.extend()
      await extend.by(60)
      await expect(extend.method).toHaveValue('sbp')
    })

    test('is told that the bank declined the extension, and the session stays as it is', async ({
      page,
      city,
    }) => {
      const before = (await city.ledger()).count('renew')
      const parking = await new ParkingPage(page, language).open()
      const extend = await parking.extend()
      await extend.by(30)
      await (await extend.payAtBank()).decline()
      const declined = say('Платёж не прошёл', 'The payment didn’t go through')
      await expect(parking.message(declined)).toBeVisible()
      await expect(parking.running).toContainText('10:20')
      expect((await city.ledger()).count('renew')).toBe(before)
    })
  })

  test.describe('360 px', () => {
    test.use({ viewport: { width: 360, height: 640 } })

    test('goes to the bank by the keyboard alone', async ({ page }) => {
      const keys = keyboardOf(page)
      const parking = await new ParkingPage(page).open()
      await keys.tabTo(isFocused(parking.extendButton))
      await keys.press('Enter')
      const extend = new ExtendDialog(page)
      await keys.tabTo(
        isFocused(extend.dialog.getByRole('button', { name: '30 мин', exact: true })),
      )
      await keys.press('Enter')
      await keys.tabTo(isFocused(extend.method))
      await keys.press('ArrowDown')
      await keys.tabTo(isFocused(await aimed(extend.payButton)))
      await keys.press('Enter')
      await expect(extend.bankLink).toBeFocused()
      await keys.press('Enter')
      await expect(new AcquirerPage(page).heading).toBeVisible()
    })
  })
})

test.describe('a driver without enough money', () => {
  test.use({ scenario: 'driver short of money' })

  tellInLook('phone', (language, say) => {
    const toppedUp = say('Баланс пополнен', 'Balance topped up')
    const startNow = new RegExp(say('^Начать парковку · ', '^Start parking · '))

    test('pays the parking itself at the bank, in one trip, and is parked', async ({
      page,
      city,
    }) => {
      const before = await city.ledger()
      const parking = await new ParkingPage(page, language).open()
      await parking.choose('101', 60)
      const payment = await (await parking.payAtBank()).choose('sbp')
      await (await (await payment.pay()).goToBank()).pay()
      await expect(parking.started).toBeVisible()
      const after = await city.ledger()
      expect(after.count('payment') - before.count('payment')).toBe(1)
      expect(after.count('refill') - before.count('refill')).toBe(0)
    })

    test('tops up through the bank, comes back to the filled form and parks', async ({
      page,
      city,
    }) => {
      const before = await city.ledger()
      const parking = await new ParkingPage(page, language).open()
      await parking.choose('101', 60)
      const topUp = await parking.topUpToContinue()
      await expect(topUp.dialog).toBeVisible()
      // The link to what is missing is there by itself.
      const bank = await topUp.pay()
      await expect(bank.heading).toBeVisible()
      await bank.pay()

      await expect(parking.message(toppedUp)).toBeVisible()
      await expect(parking.zone).toHaveValue(/101/)
      await expect(parking.submit).toHaveText(startNow)
      await parking.start()
      await expect(parking.started).toBeVisible()
      const after = await city.ledger()
      expect(after.count('refill') - before.count('refill')).toBe(1)
      expect(after.count('payment') - before.count('payment')).toBe(1)
    })

    test('pays in a new tab, and finds the money in both', async ({ page, city }) => {
      const before = (await city.ledger()).count('refill')
      const parking = await new ParkingPage(page, language).open()
      await parking.choose('101', 60)
      const bank = await (await parking.topUpToContinue()).payInNewTab()
      await bank.pay()
      const other = new ParkingPage(bank.page, language)
      await expect(other.message(toppedUp)).toBeVisible()
      const path = say('/profile/parking', '/en/profile/parking')
      await expect(bank.page).toHaveURL((url) => url.pathname === path)
      await page.bringToFront()
      await expect(parking.message(toppedUp)).toBeVisible()
      await expect(parking.zone).toHaveValue(/101/)
      await expect(parking.submit).toHaveText(startNow)
      expect((await city.ledger()).count('refill') - before).toBe(1)
    })
  })

  test.describe('where a large top-up brings a bonus', () => {
    test.use({ cityId: 'volgograd' })

    tellInLook('desktop', (language, say) => {
      test('the bonus stands in the history, which can be asked for bonuses alone', async ({
        page,
        city,
      }) => {
        const parking = await new ParkingPage(page, language).open()
        await parking.choose('901', 60)
        const topUp = await parking.topUpToContinue()
        // The link to what is missing is there by itself, and is put aside for another sum.
        await expect(topUp.payLink).toBeVisible()
        await topUp.getLink('500')
        const bank = await topUp.pay()
        await bank.pay()
        await expect(parking.message(say('Баланс пополнен', 'Balance topped up'))).toBeVisible()
        expect((await city.ledger()).count('bonus20')).toBe(1)

        const operations = await new OperationsPage(page, language).open()
        await operations.unfoldFilter()
        await operations.field('type').selectOption('bonus20')
        await expect(operations.rows).toHaveCount(1)
        await expect(operations.rows).toContainText(say('Бонус', 'Bonus'))
        await expect(operations.rows).toContainText(say('+20,00', '+20.00'))
      })
    })
  })

  test('comes back in the language that was spoken before', async ({ page }) => {
    const { header } = new MapPage(page, 'en')
    const parking = await new ParkingPage(page, 'en').open()
    const topUp = await header.topUp()
    await topUp.getLink('500')
    await (await topUp.pay()).pay()
    await expect(parking.message('Balance topped up')).toBeVisible()
    await expect(page).toHaveURL(/\/en\/profile\/parking/)
  })

  tellForBoth(() => {
    test('is told when the bank declines, and the balance is what it was', async ({
      page,
      city,
    }) => {
      const before = (await city.ledger()).count('refill')
      const { header } = new MapPage(page)
      const parking = await new ParkingPage(page).open()
      const topUp = await header.topUp()
      await topUp.getLink('500')
      await (await topUp.pay()).decline()
      await expect(parking.message('Платёж не прошёл')).toBeVisible()
      expect((await city.ledger()).count('refill')).toBe(before)
    })

    test('comes back after the bank lost its answer, and finds the money there', async ({
      page,
      city,
      watch,
    }) => {
      watch.expect(/Failed to load resource|ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
      const before = (await city.ledger()).count('refill')
      const parking = await new ParkingPage(page).open()
      const topUp = await new MapPage(page).header.topUp()
      await topUp.getLink('500')
      const bank = await topUp.pay()
      await bank.payAndLose()
      await parking.open()
      await expect(parking.message('Баланс пополнен')).toBeVisible()
      expect((await city.ledger()).count('refill') - before).toBe(1)
    })
  })
})

tellInLook('phone', (language, say) => {
  test('an amount is refused in words while the form is kept', async ({ page }) => {
    await new ParkingPage(page, language).open()
    const topUp = await new MapPage(page, language).header.topUp()
    for (const [amount, words] of [
      ['', say('Введите сумму', 'Enter an amount')],
      ['0', say('больше нуля', 'more than zero')],
      ['abc', say('пишется цифрами', 'in digits')],
    ] as const) {
      await topUp.getLink(amount)
      await expect(topUp.dialog.getByText(words).first()).toBeVisible()
    }
    await topUp.getLink('100')
    await expect(topUp.payLink).toBeVisible()
    await topUp.amount.fill('200')
    await expect(topUp.payLink).toBeHidden()
  })
})
