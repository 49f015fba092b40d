import { ParkingPage } from '../pages/ParkingPage.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

/** What the payment was sent with. */
const sentWith = (text: string | null) => Object.fromEntries(new URLSearchParams(text ?? ''))

test.describe('a city where each parking is paid by its own number', () => {
  test.use({ cityId: 'ryazan' })

  tellInLook('phone', (language, say) => {
    test('takes the number, charges for it and says it', async ({ page, city }) => {
      const parking = await new ParkingPage(page, language).open()
      const code = await parking.chooseParking('01', 60)
      await expect(parking.ready).toBeVisible()
      const sent = page.waitForRequest(/payment\/start/)
      await parking.start()
      await expect(parking.message(say(`парковка ${code}`, `parking ${code}`))).toBeVisible()
      await expect(parking.timers).toHaveCount(1)
      await expect(
        parking.running.getByText(say(`Парковка ${code}`, `Parking ${code}`)),
      ).toBeVisible()
      expect(sentWith((await sent).postData())).toMatchObject({ ParkingCode: code })
      expect((await city.ledger()).count('payment')).toBe(1)
    })
  })

  test('is led to from a parking of the map, and finds out a lost answer', async ({
    page,
    city,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const form = await new ParkingPage(page).open()
    const code = await form.chooseParking('02', 60)
    const parking = await new ParkingPage(page).open(`?type=roadside&parking=${code}`)
    await expect(parking.parking).toHaveValue(new RegExp(code))
    await parking.quick(60).click()
    await expect(parking.ready).toBeVisible()
    await city.spoilForGood('startParking', { kind: 'lost' })
    await parking.start()
    await expect(parking.started).toBeVisible()
    expect((await city.ledger()).count('payment')).toBe(1)
  })
})

test.describe('a city whose prices depend on the category of the vehicle', () => {
  test.use({ cityId: 'kursk' })

  tellInLook('desktop', (language, say) => {
    test('asks for it with a typed plate, prices by it and charges for it', async ({
      page,
      city,
    }) => {
      const parking = await new ParkingPage(page, language).open()
      await parking.choose('100', 60)
      await parking.withAnotherCar('Н777НН46')
      await expect(parking.price).toContainText(say('100,00', '100.00'))
      await parking.chooseCategory('C')
      await expect(parking.price).toContainText(say('200,00', '200.00'))
      await expect(parking.ready).toBeVisible()
      const sent = page.waitForRequest(/payment\/start/)
      await parking.start()
      await expect(parking.timers).toHaveCount(1)
      expect(sentWith((await sent).postData())).toMatchObject({ Category: 'C' })
      expect((await city.ledger()).count('payment')).toBe(1)
    })
  })

  test('refuses a category that the plate cannot have', async ({ page, city }) => {
    const parking = await new ParkingPage(page).open()
    await parking.choose('100', 60)
    await parking.withAnotherCar('1234НН46')
    await parking.chooseCategory('B')
    await expect(page.getByText('Категория не подходит к номеру')).toBeVisible()
    await parking.start()
    await expect(parking.missing).toHaveText('Проверьте номер машины')
    await expect(parking.plate).toBeFocused()
    expect((await city.ledger()).count('payment')).toBe(0)
  })
})
