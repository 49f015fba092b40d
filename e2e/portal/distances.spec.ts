import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({
  signedIn: true,
  permissions: ['geolocation'],
  geolocation: { latitude: 55.7905, longitude: 49.112, accuracy: 12 },
})

test('the form offers the nearest zones first once the map was asked where one is', async ({
  page,
}) => {
  const map = await new MapPage(page).open().then((opened) => opened.withPlaces())
  await map.locateButton.click()
  await page.getByRole('link', { name: 'На знаке 101' }).click()
  const { zone } = new ParkingPage(page)
  await expect(zone).toHaveValue(/101/)
  await zone.click()
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText(/^101 · Кремль\s\d+\sм/)
  const shown = await options.allInnerTexts()
  const metres = shown.map((words) => {
    const [, value = '', unit] = /(\d+(?:,\d)?)\s(м|км)\n/u.exec(words) ?? []
    return Number(value.replace(',', '.')) * (unit === 'км' ? 1000 : 1)
  })
  expect(metres.length).toBeGreaterThan(5)
  expect(metres).toEqual(metres.toSorted((a, b) => a - b))
  const rightEdges = await options
    .getByText(/^\d+(,\d)?\sк?м$/u)
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
  expect(rightEdges.length).toBe(metres.length)
  expect(new Set(rightEdges).size, 'the distances stand below each other').toBe(1)
})

test('the form does not ask for the position by itself', async ({ page }) => {
  const { zone } = await new ParkingPage(page).open('?zone=101')
  await expect(zone).toHaveValue(/101/)
  await zone.click()
  await expect(page.getByRole('listbox').getByRole('option').first()).not.toContainText(/\d\sк?м/)
})

tellInLook('phone', (language, say) => {
  test('the form says whether the phone is near the sign', async ({ page, context }) => {
    const parking = await new ParkingPage(page, language).open('?zone=101&duration=60')
    await parking.nearButton.click()
    await expect(parking.message(say('Вы рядом', 'You’re close'))).toBeVisible()
    await context.setGeolocation({ latitude: 55.83, longitude: 49.06, accuracy: 12 })
    await parking.open('?zone=101&duration=60')
    await parking.nearButton.click()
    await expect(parking.farFromSign).toBeVisible()
    await expect(parking.zone).toHaveValue(/101/)
    await expect(parking.submit).toBeEnabled()
  })
})
