import { DEMO_PASSWORD, DRIVER } from '@parking/sandbox/accounts'
import { aimed } from '../pages/aimed.ts'
import { LoginDialog } from '../pages/LoginDialog.ts'
import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { newcomer, RegistrationPage } from '../pages/RegistrationPage.ts'
import { VehiclesCard } from '../pages/VehiclesCard.ts'
import { isFocused, keyboardOf } from '../world/keyboardOf.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test('the whole path by the keyboard alone', async ({ page, time, city }) => {
  const keys = keyboardOf(page)
  const map = await new MapPage(page).open()
  await expect(map.places.first()).toBeVisible()

  await keys.tabTo(isFocused(map.header.signInButton))
  await keys.press('Enter')
  const login = new LoginDialog(page)
  const driver = login.dialog.getByRole('button', { name: 'Водитель' })
  await expect(driver).toBeFocused()
  await keys.press('Enter')
  await expect(login.login).toBeFocused()
  await keys.type(DRIVER.email)
  await keys.tabTo(isFocused(login.password))
  await keys.type(DEMO_PASSWORD)
  await keys.press('Enter')

  const parking = new ParkingPage(page)
  await expect(parking.heading).toBeVisible()
  await keys.tabTo(isFocused(parking.duration))
  await keys.press('PageUp')
  await aimed(parking.ready)
  await keys.press('Enter')
  await expect(parking.started).toBeVisible()

  await time.pass(20)
  await keys.tabTo(isFocused(parking.extendButton))
  await keys.press('Enter')
  const extend = page.getByRole('dialog', { name: 'Продлить парковку' })
  await expect(extend).toBeVisible()
  await keys.tabTo(isFocused(extend.getByRole('button', { name: '1 ч', exact: true })))
  await keys.press('Enter')
  const confirm = extend.getByRole('button', { name: /^Продлить · / })
  await aimed(confirm)
  await keys.tabTo(isFocused(confirm))
  await keys.press('Enter')
  await expect(parking.extended).toBeVisible()

  await keys.tabTo(isFocused(parking.cancelButton))
  await keys.press('Enter')
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toBeVisible()
  const end = question.getByRole('button', { name: 'Завершить', exact: true })
  await keys.tabTo(isFocused(await aimed(end)))
  await keys.press('Enter')
  await expect(parking.nothingRuns).toBeVisible()
  const ledger = await city.ledger()
  const kinds = ['payment', 'renew', 'cancel'] as const
  expect(kinds.map((kind) => ledger.count(kind))).toEqual([1, 1, 1])
})

test.describe('a driver with a usual car and zone', () => {
  test.use({ signedIn: true })
  test('parks from the closed map with at most 12 keys', async ({ page, city }) => {
    const keys = keyboardOf(page)
    const map = await new MapPage(page).open()
    await expect(map.header.parkingButton).toBeVisible()
    await keys.tabTo(isFocused(map.header.parkingButton))
    await keys.press('Enter')
    const start = page.getByRole('link', { name: 'Начать парковку' })
    await expect(start).toBeVisible()
    await keys.tabTo(isFocused(start))
    await keys.press('Enter')
    const parking = new ParkingPage(page)
    await expect(parking.duration).toBeVisible()
    await keys.tabTo(isFocused(parking.duration))
    await keys.press('PageUp')
    await aimed(parking.ready)
    await keys.press('Enter')
    await expect(parking.timers).toHaveCount(1)
    expect((await city.ledger()).count('payment')).toBe(1)
    test.info().annotations.push({ type: 'keys', description: String(keys.count()) })
    expect(keys.count()).toBeLessThanOrEqual(12)
  })

  test('types how long after coming from the map', async ({ page, city }) => {
    const map = await new MapPage(page).open('/?zone=101')
    await map.parkHere.press('Enter')
    const parking = new ParkingPage(page)
    await expect(parking.duration).toBeFocused()
    await page.keyboard.type('0130')
    await expect(parking.duration).toHaveText('01:30')
    await aimed(parking.ready)
    await page.keyboard.press('Enter')
    await expect(parking.timers).toHaveCount(1)
    const [endsAt = 0] = (await city.ledger()).ends
    expect(Math.round((endsAt - (await city.now())) / 60_000)).toBe(90)
  })
})

tellInLook('desktop', (language, say) => {
  test('somebody registers by the keyboard alone', async ({ page, city }) => {
    const keys = keyboardOf(page)
    const registration = await new RegistrationPage(page, language).open()
    await expect(registration.form).toBeVisible()
    for (const [field, words] of [
      [registration.email, newcomer.email],
      [registration.phone, newcomer.phone],
      [registration.password, newcomer.password],
      [registration.repeat, newcomer.password],
    ] as const) {
      await keys.tabTo(isFocused(field))
      await keys.type(words)
    }
    // Enter sends the form, and what is wrong with it is said and led to.
    await keys.press('Enter')
    await expect(registration.refused).toBeFocused()
    await keys.tabTo(isFocused(registration.agree))
    await keys.press('Space')
    await expect(registration.agree).toBeChecked()
    await keys.tabTo(isFocused(registration.consent))
    await keys.press('Space')
    await expect(registration.consent).toBeChecked()
    await keys.tabTo(isFocused(registration.submit))
    await keys.press('Enter')
    await expect(registration.emailStep).toBeVisible()
    await keys.tabTo(isFocused(registration.code))
    await keys.type((await city.lastMessage()).code)
    await expect(registration.phoneStep).toBeVisible()
    await keys.tabTo(isFocused(registration.code))
    await keys.type((await city.lastMessage()).code)
    await expect(new MapPage(page, language).header.accountButton).toBeVisible()
  })

  test.describe('with cars', () => {
    test.use({ signedIn: true })

    test('one is added as the main one by the keyboard alone', async ({ page }) => {
      const keys = keyboardOf(page)
      const cars = await new VehiclesCard(page, language).open()
      await keys.tabTo(isFocused(cars.addButton))
      await keys.press('Enter')
      await expect(cars.plate).toBeVisible()
      await keys.tabTo(isFocused(cars.plate))
      await keys.type('5678ke77')
      await expect(cars.category).toHaveValue('A')
      await keys.tabTo(isFocused(cars.number))
      await keys.type('99ук111222')
      await keys.tabTo(isFocused(cars.isMain))
      await keys.press('Space')
      await keys.press('Enter')
      await expect(cars.dialog).toBeHidden()
      await expect(cars.addButton).toBeFocused()
      await expect(cars.rows).toHaveCount(4)
      await expect(cars.main).toHaveCount(1)
      await expect(cars.main).toContainText(
        say('СТС 99 УК 111222', 'Registration certificate 99 УК 111222'),
      )
    })
  })
})
