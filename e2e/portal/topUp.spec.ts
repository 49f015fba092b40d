import { MapPage } from '../pages/MapPage.ts'
import { OperationsPage } from '../pages/OperationsPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { tellForBoth } from '../world/tellForBoth.ts'
import { tellTwice } from '../world/tellTwice.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

test.describe('a driver without enough money', () => {
  test.use({ scenario: 'driver short of money' })

  tellTwice((language, say) => {
    const toppedUp = say('Баланс пополнен', 'Balance topped up')
    const startNow = new RegExp(say('^Начать парковку · ', '^Start parking · '))

    test('tops up through the bank, comes back to the filled form and parks', async ({
      page,
      city,
    }) => {
      const before = await city.ledger()
      const parking = await new ParkingPage(page, language).open()
      await parking.choose('101', 60)
      await expect(parking.submit).toHaveText(
        new RegExp(say('^Пополнить на .* и продолжить$', '^Top up .* and continue$')),
      )
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

    tellTwice((language, say) => {
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

tellTwice((language, say) => {
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
