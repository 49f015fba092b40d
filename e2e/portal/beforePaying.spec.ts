import { ParkingPage } from '../pages/ParkingPage.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

tellInLook('desktop', (language, say) => {
  test.describe('in the evening', () => {
    // 18:30 in Kazan: parking is free from 19:00 to 8:00.
    test.use({ startsAt: Date.UTC(2026, 10, 24, 15, 30) })

    test('the form says what part is paid, why a benefit counts, and whose plate this may be', async ({
      page,
      city,
    }) => {
      const parking = await new ParkingPage(page, language).open()
      await parking.choose('101', 120)
      await expect(parking.advice).toContainText(say('бесплатно до', 'it is free until'))
      await parking.takeAdvice.click()
      await expect(parking.duration).toHaveAttribute('aria-valuenow', '30')

      await parking.whyBenefits.click()
      await expect(parking.benefitReasons.first()).toContainText(/18:30.*19:00/u)

      await parking.withAnotherCar('А123ВС16')
      await parking.duration.focus()
      await parking.takeSimilarPlate.click()
      await expect(parking.price).toContainText('63')
      await parking.start()
      await expect(parking.started).toBeVisible()
      const ledger = await city.ledger()
      expect(ledger.count('payment')).toBe(1)
    })
  })

  test.describe('at night', () => {
    // 20:30 in Kazan.
    test.use({ startsAt: Date.UTC(2026, 10, 24, 17, 30) })

    test('the form says until when it is free, and takes no money', async ({ page, city }) => {
      const parking = await new ParkingPage(page, language).open()
      const before = await city.ledger()
      await parking.choose('101', 60)
      await expect(parking.price).toContainText(say('Платить не нужно до', 'Nothing to pay until'))
      await expect(parking.price).toContainText('08:00')
      await expect(parking.submit).toHaveText(say('Сейчас бесплатно', 'Free right now'))
      await parking.submit.click()
      await expect(parking.main).toContainText(say('платить не нужно', 'there’s nothing to pay'))
      expect((await city.ledger()).count('payment')).toBe(before.count('payment'))
    })
  })

  test.describe('shortly before the end', () => {
    test.use({ scenario: 'driver with a session that ends in 2 minutes' })

    test('an extension warns of minutes that nobody pays for', async ({ page, time }) => {
      const parking = await new ParkingPage(page, language).open()
      const { dialog } = await parking.extend()
      await expect(dialog).toContainText(say('останутся неоплаченными', 'stay unpaid'))
      await time.pass(3)
      await expect(dialog).toContainText(say('не оплачены', 'aren’t paid for'))
    })
  })
})
