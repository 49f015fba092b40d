import { readFile } from 'node:fs/promises'
import { CardPage } from '../pages/CardPage.ts'
import { CheckPage } from '../pages/CheckPage.ts'
import { EvidencePage } from '../pages/EvidencePage.ts'
import { ExtendDialog } from '../pages/ExtendDialog.ts'
import { MapPage } from '../pages/MapPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { PhoneCallbackPage } from '../pages/PhoneCallbackPage.ts'
import { countSheets } from '../world/countSheets.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

tellInLook('phone', (language, say) => {
  test('an order is paid by card at the bank, and the server says so', async ({
    page,
    city,
    time,
  }) => {
    const before = (await city.ledger()).count('refill')
    const invoiceId = await city.order(500)
    const card = new CardPage(page, language)
    await card.open({ invoiceId, amount: '500.00', requireEmail: 'true' })
    await expect(card.unconfirmed).toBeVisible()
    await card.email.fill('anna@parking.example')
    const bank = await card.toBank()
    await expect(page.getByText('Чек придёт на anna@parking.example')).toBeVisible()
    expect(page.url()).not.toContain('anna')
    await bank.pay()
    await expect(card.paid).toBeVisible()
    await expect(card.unconfirmed).toBeHidden()
    expect((await city.ledger()).count('refill') - before).toBe(1)
    await time.pass(0.2)
    await expect(new MapPage(page, language).canvas).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === say('/', '/en'))
  })

  test('a receipt of a link is text on one sheet, and no fiscal document', async ({ page }) => {
    const check = await new CheckPage(page, language).open({
      title: 'Зона 101 <b>x</b> https://elsewhere.example',
      dateIn: '24.11.2026 10:00',
      dateOut: '24.11.2026 12:00',
      price: '200.00',
      ts: 'А123ВС116',
    })
    await expect(check.notFiscal).toBeVisible()
    await expect(check.sheet.getByText('<b>x</b> https://elsewhere.example')).toBeVisible()
    await expect(check.sheet.getByRole('link')).toHaveCount(0)
    expect(await countSheets(page)).toBe(1)
  })

  test.describe('for a driver with a session', () => {
    test.use({ signedIn: true, scenario: 'driver with a session that ends in 20 minutes' })

    test('its reminder leads to an extension in two presses', async ({ page, time, city }) => {
      const parking = await new ParkingPage(page, language).open()
      await parking.timers.first().waitFor()
      // What watches over the sessions is loaded after the page.
      await page.waitForLoadState('networkidle')
      await time.pass(5)
      await expect(parking.endsSoon(15)).toBeVisible()
      const name = say('Продлить', 'Extend')
      await page.getByRole('button', { name, exact: true }).last().click()
      const extend = new ExtendDialog(page, language)
      await expect(extend.newEnd).toBeVisible()
      await extend.confirm()
      await expect(parking.extended).toBeVisible()
      expect((await city.ledger()).count('renew')).toBe(1)
    })

    test('its end goes into a calendar, and its sheet onto one page of paper', async ({ page }) => {
      const parking = await new ParkingPage(page, language).open()
      const coming = page.waitForEvent('download')
      await parking.calendarButton.click()
      const file = await coming
      expect(file.suggestedFilename()).toBe('parking.ics')
      const text = await readFile(await file.path(), 'utf8')
      expect(text).toMatch(/DTSTART:20261124T0720\d\dZ/u)
      await parking.recordLink.click()
      const sheet = new EvidencePage(page, language)
      await expect(sheet.entries.first()).toBeVisible()
      expect(await countSheets(page)).toBe(1)
    })
  })

  test.describe('for a driver', () => {
    test.use({ signedIn: true, scenario: 'everything' })

    test('a payment by phone leads to the history, and that to the sheet of a stay', async ({
      page,
    }) => {
      const callback = await new PhoneCallbackPage(page, language).open()
      await expect(callback.heading).toBeVisible()
      const operations = await callback.toOperations()
      await expect(operations.rows.first()).toBeVisible()
      await operations.stayLinks.first().click()
      await expect(new EvidencePage(page, language).entries.first()).toBeVisible()
    })
  })
})

test.describe('a payment by card that nobody has made', () => {
  for (const result of ['paid', 'declined'] as const) {
    test(`is not shown as paid when the way back claims: ${result}`, async ({ page, city }) => {
      const before = (await city.ledger()).count('refill')
      const invoiceId = await city.order(500)
      const card = new CardPage(page)
      await card.open({ invoiceId, amount: '500.00', payment: invoiceId, result })
      await expect(result === 'paid' ? card.pending : card.declined).toBeVisible()
      await expect(card.paid).toBeHidden()
      expect((await city.ledger()).count('refill')).toBe(before)
    })
  }

  test('is offered again to whoever comes back without it', async ({ page, city }) => {
    const invoiceId = await city.order(500)
    const card = await new CardPage(page).open({ invoiceId, amount: '500.00' })
    const bank = await card.toBank()
    await bank.comeBack()
    await expect(card.stillOpen).toBeVisible()
    await (await card.toBank()).decline()
    await expect(card.declined).toBeVisible()
  })

  test('has no page without an order', async ({ page }) => {
    await new CardPage(page).open({ amount: '500.00' })
    await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '')
    await expect(new MapPage(page).canvas).toBeVisible()
  })
})
