import type { Page } from '@playwright/test'
import type { CityControl } from '../world/CityControl.ts'
import { aimed } from '../pages/aimed.ts'
import { ExpiredDialog } from '../pages/ExpiredDialog.ts'
import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { cityOfKind, tellForBoth } from '../world/tellForBoth.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

/** The form, filled in and priced. */
async function readyToPay(page: Page): Promise<ParkingPage> {
  const parking = await new ParkingPage(page).open()
  await parking.choose('101', 60)
  await expect(parking.ready).toBeVisible()
  return parking
}

/** Expects that the driver was charged once and that each of some tabs shows it. */
async function expectOneCharge(city: CityControl, ...tabs: readonly ParkingPage[]): Promise<void> {
  for (const tab of tabs) await expect(tab.timers).toHaveCount(1)
  const ledger = await city.ledger()
  expect({ payments: ledger.count('payment'), sessions: ledger.sessions }).toEqual({
    payments: 1,
    sessions: 1,
  })
}

/** Expects that what was filled in is still there. */
async function expectDraft(parking: ParkingPage): Promise<void> {
  await expect(parking.zone).toHaveValue(/101/)
  await expect(parking.duration).toHaveAttribute('aria-valuenow', '60')
}

async function signInAgain(page: Page): Promise<void> {
  const login = await new ExpiredDialog(page).signIn()
  await login.asDriver()
  await login.signIn()
}

test('a double click charges once', async ({ page, city }) => {
  const parking = await readyToPay(page)
  await city.spoil('startParking', { kind: 'delay', milliseconds: 300 })
  await (await aimed(parking.submit)).dblclick()
  await expectOneCharge(city, parking)
})

test('Enter, Enter, Enter charges once', async ({ page, city }) => {
  const parking = await readyToPay(page)
  await city.spoil('startParking', { kind: 'delay', milliseconds: 300 })
  await aimed(parking.submit)
  await parking.duration.focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')
  await expectOneCharge(city, parking)
})

tellForBoth((knowsKeys) => {
  test('the answer is lost after the charge: the truth is found, nothing is paid twice', async ({
    page,
    city,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const parking = await readyToPay(page)
    await city.spoilForGood('startParking', { kind: 'lost' })
    await parking.start()
    await expect(parking.started).toBeVisible()
    await expectOneCharge(city, parking)
  })

  test('the answer is lost and the charge arrives 5 s later: it is looked for until it is there', async ({
    page,
    city,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const parking = await readyToPay(page)
    await city.spoilForGood('startParking', { kind: 'late', milliseconds: 5000 })
    await parking.start()
    await expect(parking.message('Проверяем платёж')).toBeVisible()
    expect((await city.ledger()).count('payment')).toBe(0)
    await expect(parking.started).toBeVisible()
    await expectOneCharge(city, parking)
  })

  test('the check fails for a while: it goes on by itself until the truth is found', async ({
    page,
    city,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const parking = await readyToPay(page)
    await city.spoilForGood('startParking', { kind: 'lost' })
    if (knowsKeys) {
      await city.spoilForGood('getChargeStatus', { kind: 'status', status: 503 })
    }
    await city.spoilForGood('getProfileV6', { kind: 'status', status: 503 })
    const failedRead = page.waitForResponse((response) => response.status() === 503)
    await parking.start()
    await failedRead
    await expect(parking.message('Проверяем платёж')).toBeVisible()
    await city.heal()
    await expect(parking.started).toBeVisible()
    await expectOneCharge(city, parking)
  })

  test('the check fails to the end: it warns against paying again, and checks again on demand', async ({
    page,
    city,
    time,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const parking = await readyToPay(page)
    await city.spoilForGood('startParking', { kind: 'lost' })
    if (knowsKeys) {
      await city.spoilForGood('getChargeStatus', { kind: 'status', status: 503 })
    }
    await city.spoilForGood('getProfileV6', { kind: 'status', status: 503 })
    await parking.start()
    await expect(parking.message('Проверяем платёж')).toBeVisible()
    await time.pass(1)
    await expect(parking.message('Пока неизвестно, прошёл ли платёж')).toBeVisible()
    await parking.submit.press('Enter')
    await expect(parking.missing).toHaveText('Сначала узнаем, прошёл ли прошлый платёж')
    await expect(parking.checkAgainButton).toBeFocused()
    await city.heal()
    await parking.checkAgain()
    await expect(parking.started).toBeVisible()
    await expectOneCharge(city)
  })

  test('two tabs pay at once: one charge, and both tabs show it', async ({
    page,
    context,
    city,
  }) => {
    const one = await readyToPay(page)
    const other = await readyToPay(await context.newPage())
    await Promise.all([one.start(), other.start()])
    await expectOneCharge(city, one, other)
  })

  test('the connection is cut under a payment: the browser calls again, and it is charged once', async ({
    page,
    city,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const parking = await readyToPay(page)
    await city.spoil('startParking', { kind: 'lost' })
    const again = page.waitForResponse(/payment\/start$/)
    await parking.start()
    expect((await again).status()).toBe(409)
    await expect(parking.started).toBeVisible()
    await expectOneCharge(city, parking)
  })

  test('is refused by its name: the next try charges once', async ({ page, city }) => {
    const parking = await readyToPay(page)
    await city.spoil('startParking', { kind: 'errorName', errorName: 'ServerGateParkingError' })
    await parking.start()
    // Elsewhere the refusal may be the echo of a first copy that the browser has sent by itself.
    const taken = knowsKeys ? 'Деньги не списаны' : /До \d\d:\d\d нового списания в истории нет/
    await expect(parking.message(taken)).toBeVisible()
    await expect(parking.timers).toHaveCount(0)
    expect((await city.ledger()).count('payment')).toBe(0)
    await parking.start()
    if (!knowsKeys) await parking.sendAnywayButton.click()
    await expect(parking.started).toBeVisible()
    await expectOneCharge(city, parking)
  })

  test('the answer is lost and the account is two minutes late: it is found, and never said that nothing was charged', async ({
    page,
    city,
    time,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const parking = await readyToPay(page)
    await city.lag(120)
    await city.spoilForGood('startParking', { kind: 'lost' })
    await parking.start()
    if (knowsKeys) {
      // The city tells itself what became of the key.
      await expect(parking.started).toBeVisible()
      await time.passAwake(2.5)
    } else {
      await expect(parking.message('Проверяем платёж')).toBeVisible()
      await time.passAwake(1)
      await expect(parking.message('Пока неизвестно, прошёл ли платёж')).toBeVisible()
      await expect(parking.notCharged).toHaveCount(0)
      await time.passAwake(0.5)
      await time.passUntil(parking.started)
    }
    await expectOneCharge(city, parking)
  })

  test('the token expires after a charge whose answer was lost: the outcome is read after the login', async ({
    page,
    city,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const parking = await readyToPay(page)
    await city.spoilForGood('startParking', { kind: 'lost' })
    await city.spoil('getProfileV6', { kind: 'errorName', errorName: 'TokenExpired' })
    await parking.start()
    await signInAgain(page)
    await expectOneCharge(city, parking)
  })
})

test.describe('in a city without keys', () => {
  test.use({ cityId: cityOfKind.withoutKeys })

  test('the call never arrives: it stays not known, and the next press asks before it charges', async ({
    page,
    city,
    time,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const parking = await readyToPay(page)
    await city.spoilForGood('startParking', { kind: 'reset' })
    await parking.start()
    await expect(parking.message('Проверяем платёж')).toBeVisible()
    await time.passAwake(5)
    await expect(parking.message('Неизвестно, прошёл ли платёж')).toContainText(
      'списания в истории нет, но она может отставать',
    )
    await expect(parking.notCharged).toHaveCount(0)
    await city.heal()
    await parking.start()
    await expect(parking.message('Прошлая попытка могла пройти')).toBeVisible()
    expect((await city.ledger()).count('payment')).toBe(0)
    await parking.sendAnywayButton.click()
    await expect(parking.started).toBeVisible()
    await expectOneCharge(city, parking)
  })

  test('who waits no more for an account that is late is asked at the next press, and then told', async ({
    page,
    city,
    time,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const parking = await readyToPay(page)
    await city.lag(120)
    await city.spoilForGood('startParking', { kind: 'lost' })
    await parking.start()
    await expect(parking.message('Проверяем платёж')).toBeVisible()
    await time.passAwake(1)
    await parking.stopWaitingButton.click()
    await expect(parking.message('Неизвестно, прошёл ли платёж')).toBeVisible()
    await city.spoilForGood('startParking', { kind: 'reset' })
    await parking.start()
    await expect(parking.message('Прошлая попытка могла пройти')).toBeVisible()
    await time.passAwake(1.5)
    await parking.start()
    await expect(parking.started).toBeVisible()
    await expectOneCharge(city, parking)
  })

  test('a refusal that is the echo of its own first copy is told as paid', async ({
    page,
    city,
  }) => {
    const parking = await readyToPay(page)
    await city.spoil('startParking', { kind: 'twice' })
    await parking.start()
    await expect(parking.started).toBeVisible()
    await expectOneCharge(city, parking)
  })

  test('a refusal whose first copy the account shows two minutes late is told as paid then', async ({
    page,
    city,
    time,
  }) => {
    const parking = await readyToPay(page)
    await city.lag(120)
    await city.spoil('startParking', { kind: 'twice' })
    await parking.start()
    await expect(parking.message(/До \d\d:\d\d нового списания в истории нет/)).toBeVisible()
    await time.passAwake(1.5)
    await time.passUntil(parking.started)
    await expectOneCharge(city, parking)
  })

  test.describe('with a session of an hour', () => {
    test.use({ scenario: 'driver with a session of an hour' })

    test('an extension that the browser has sent twice is told with both operations', async ({
      page,
      city,
    }) => {
      const parking = await new ParkingPage(page).open()
      await city.spoil('renewSession', { kind: 'twice' })
      const extension = await parking.extend()
      await extension.by(60)
      await extension.confirm()
      const told = parking.message('Возможно, за одно нажатие списано дважды')
      await expect(told).toBeVisible()
      await expect(told.getByRole('listitem')).toHaveCount(2)
      await expect(told.getByRole('link', { name: 'Позвонить оператору' })).toBeVisible()
      expect((await city.ledger()).count('renew')).toBe(2)
    })
  })
})

for (const kind of ['html', 'truncated', 'wrongType'] as const) {
  test(`the answer to the charge is spoilt (${kind}): the truth is found`, async ({
    page,
    city,
  }) => {
    const parking = await readyToPay(page)
    await city.spoil('startParking', { kind })
    await parking.start()
    await expect(parking.started).toBeVisible()
    await expectOneCharge(city)
  })
}

test('the call never arrives: the city itself says that nothing was charged, and a new try charges once', async ({
  page,
  city,
  watch,
}) => {
  watch.expect(/Failed to load resource/)
  const parking = await readyToPay(page)
  await city.spoilForGood('startParking', { kind: 'reset' })
  await parking.start()
  await expect(parking.message('платёж не прошёл, деньги не списаны')).toBeVisible()
  expect((await city.ledger()).count('payment')).toBe(0)
  await city.heal()
  await parking.start()
  await expect(parking.started).toBeVisible()
  await expectOneCharge(city)
})

test('the page is loaded anew while a payment is under way: it is checked, not repeated', async ({
  page,
  city,
}) => {
  const parking = await readyToPay(page)
  await city.spoil('startParking', { kind: 'delay', milliseconds: 1500 })
  const sent = page.waitForRequest(/payment\/start/)
  await parking.start()
  await sent
  await page.reload()
  await expectOneCharge(city, parking)
})

test('offline: nothing is sent, and nothing is sent later by itself', async ({
  page,
  context,
  city,
  watch,
}) => {
  watch.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const parking = await readyToPay(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await parking.start()
  await expect(parking.message('Нет связи с интернетом')).toBeVisible()
  const profileRead = page.waitForResponse(/get-profile/)
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await new MapPage(page).header.homeLink.click()
  await new ParkingPage(page).open()
  await profileRead
  expect((await city.ledger()).count('payment')).toBe(0)
})

test('two devices pay at once: one charge, the slower one is told why', async ({
  page,
  otherDevice,
  city,
}) => {
  const one = await readyToPay(page)
  const elsewhere = await (await otherDevice()).newPage()
  const map = await new MapPage(elsewhere).open()
  const login = await (await map.header.openLogin()).asDriver()
  const other = await login.signIn()
  await expect(other.heading).toBeVisible()
  await readyToPay(elsewhere)
  await one.start()
  await expect(one.started).toBeVisible()
  await other.start()
  // The form says it too, once it has read the account.
  await expect(elsewhere.getByRole('alert').filter({ hasText: 'уже идёт' })).toBeVisible()
  // The form waits for a choice instead of taking the next car.
  await other.start()
  await expect(other.missing).toHaveText('Выберите машину')
  await expectOneCharge(city, other)
})

test('the token expires in the middle of a payment: one modal, the draft kept, one charge', async ({
  page,
  city,
}) => {
  const parking = await readyToPay(page)
  await city.spoil('startParking', { kind: 'errorName', errorName: 'TokenExpired' })
  await parking.start()
  const { dialog } = new ExpiredDialog(page)
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toBeVisible()
  expect((await city.ledger()).count('payment')).toBe(0)

  await signInAgain(page)
  await expectDraft(parking)
  await expect(parking.ready).toBeVisible()
  await parking.start()
  await expectOneCharge(city, parking)
})

test('the token expires in one tab: the other one is told the same and keeps its draft', async ({
  page,
  context,
  city,
}) => {
  const one = await readyToPay(page)
  const other = await readyToPay(await context.newPage())
  await city.spoil('startParking', { kind: 'errorName', errorName: 'TokenExpired' })
  await one.start()
  for (const tab of [one.page, other.page]) {
    await expect(new ExpiredDialog(tab).dialog).toHaveCount(1)
  }
  await signInAgain(other.page)
  await expectDraft(other)
  await expect(new ExpiredDialog(page).dialog).toHaveCount(0)
  expect((await city.ledger()).count('payment')).toBe(0)
})

test.describe('in the evening', () => {
  // 18:30 in Kazan: half of an hour's stay is still paid.
  test.use({ startsAt: Date.UTC(2026, 10, 24, 15, 30) })

  test('the price of the evening is not paid in the morning: both are shown, then the new one is charged', async ({
    page,
    city,
    time,
  }) => {
    const parking = await readyToPay(page)
    await expect(parking.price).toContainText('63,00')
    await time.jump(14 * 60)
    await expect(parking.price).toContainText('было 63,00 ₽, стало 126,00 ₽')
    expect((await city.ledger()).count('payment')).toBe(0)
    await parking.start()
    await expect(parking.message('до 09:30. Списано 126,00 ₽.')).toBeVisible()
    await expectOneCharge(city, parking)
  })
})
