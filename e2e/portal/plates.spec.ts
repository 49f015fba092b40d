import { NEW_DRIVER } from '@parking/sandbox/accounts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

test.describe('a driver', () => {
  test.use({ signedIn: true, viewport: { width: 360, height: 780 } })

  test('who typed a foreign plate as a Russian one pays for the Latin letters', async ({
    page,
  }) => {
    const parking = await new ParkingPage(page).open()
    await parking.withAnotherCar('WX12345')
    await expect(parking.plate).toHaveValue('WХ12345')
    await parking.withForeignPlate()
    await expect(parking.plate).toHaveValue('WX12345')
    await parking.choose('101', 60)
    const call = page.waitForRequest(/payment\/start/)
    await parking.start()
    expect(new URLSearchParams((await call).postData() ?? '').get('Vehicle')).toBe('WX12345')
    await expect(parking.started).toBeVisible()
  })

  test('who typed a zone that does not exist keeps it in the field, in the city in sight', async ({
    page,
  }) => {
    const parking = await new ParkingPage(page).open('?zone=101&duration=60')
    await expect(parking.submit).toBeEnabled()
    await parking.zone.fill('999')
    await parking.zone.press('Tab')
    await expect(parking.zone).toHaveValue('999')
    await expect(parking.main.getByText('Зоны 999 в этом городе нет')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Казань' })).toBeVisible()
  })
})

test('a new driver finds no zone filled in', async ({ page, city }) => {
  const token = await city.token(NEW_DRIVER.email)
  await page.addInitScript((kept) => {
    localStorage.setItem('parking.token.kazan.driver', kept)
  }, token)
  const parking = await new ParkingPage(page).open()
  await expect(parking.plate).toBeVisible()
  await expect(parking.zone).toHaveValue('')
})
