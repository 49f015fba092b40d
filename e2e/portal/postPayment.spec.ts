import { ParkingPage } from '../pages/ParkingPage.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true, cityId: 'perm' })

test.describe('a city where a stay can be paid afterwards', () => {
  tellInLook('phone', (language, say) => {
    test('takes it from the balance for today', async ({ page, city }) => {
      const parking = await new ParkingPage(page, language).open()
      await parking.chooseZone('101')
      await parking.since('postPayment', '11:00')
      await parking.quick(30).click()
      await parking.payStay()
      await expect(parking.stayPaid).toBeVisible()
      await expect(parking.message('11:00')).toContainText('11:30')
      expect((await city.ledger()).count('payment')).toBe(1)
    })

    test('takes it for yesterday', async ({ page, city }) => {
      const parking = await new ParkingPage(page, language).open()
      await parking.chooseZone('101')
      await parking.since('postPaymentYesterday', '18:00')
      await parking.quick(30).click()
      await parking.payStay()
      await expect(parking.stayPaid).toBeVisible()
      expect((await city.ledger()).count('payment')).toBe(1)
    })

    test('takes none that has not begun yet', async ({ page, city }) => {
      const parking = await new ParkingPage(page, language).open()
      await parking.chooseZone('101')
      await parking.since('postPayment', '23:30')
      await parking.quick(30).click()
      const words = say('Это время ещё не наступило', 'This time has not come yet')
      await expect(parking.main.getByText(words)).toBeVisible()
      await expect(parking.payStayButton).toBeHidden()
      expect((await city.ledger()).count('payment')).toBe(0)
    })
  })

  test('forgets the begin with the day', async ({ page }) => {
    const parking = await new ParkingPage(page).open()
    await parking.since('postPayment', '11:00')
    await parking.day.selectOption('postPaymentYesterday')
    await expect(parking.begin).toHaveValue('')
  })
})
