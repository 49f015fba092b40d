import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { EvidencePage } from '../pages/EvidencePage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { PermitsPage } from '../pages/PermitsPage.ts'
import { PermitSheetPage } from '../pages/PermitSheetPage.ts'
import { ReceiptsPage } from '../pages/ReceiptsPage.ts'
import { countSheets, countSheetsOf } from '../world/countSheets.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

const week = 'Абонемент на неделю'
/** As much as no city writes: it has to fit all the same. */
const long = {
  zone: `Зона ${'Верхнеуслонская набережная у Кремля '.repeat(8)}`,
  plate: 'WÜRTTEMBERG-HOHENZOLLERN-1234567890',
  name: `Абонемент ${'на неделю для жителей и гостей центра '.repeat(8)}`,
}

test.use({ signedIn: true, scenario: 'driver with a lot of money' })

/** Whether nothing on paper is wider than the paper, and nothing of a text is hidden. */
async function isWhole(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => part instanceof HTMLElement && part.checkVisibility())
      .every(
        (part) =>
          part.getBoundingClientRect().right <= innerWidth &&
          part.scrollWidth <= part.clientWidth + 1,
      ),
  )
}

/** Shows the page as it lies on a sheet of A4. */
async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.emulateMedia({ media: 'print' })
}

tellInLook('desktop', (language, say) => {
  test('a permit is shown and printed on one page, alone', async ({ page, city }) => {
    await city.call('payment/subscription', {
      token: await city.token(),
      vehicle: 'А123ВС116',
      codeSubscription: 'week',
      timestart: '24/11/2026',
    })
    const permits = await new PermitsPage(page, language).open()
    const sheet = await permits.show(week)
    await expect(sheet.price).toBeVisible()
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'printed'
      }
    })
    await sheet.printButton.click()
    await expect(page).toHaveTitle('printed')

    await onPaper(page)
    await expect(sheet.heading).toBeVisible()
    await expect(sheet.facts).toContainText(say('Городские парковки', 'City parking'))
    await expect(sheet.facts).toContainText(/AB-\d+/u)
    await expect(sheet.printButton).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    expect(await isWhole(page)).toBe(true)
    expect(await countSheets(page)).toBe(1)

    // The list has no sheet: it is printed as it is.
    await page.emulateMedia({ media: 'screen' })
    await page.goBack()
    await expect(permits.row(week)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(permits.row(week)).toBeVisible()
  })

  test('a permit with long names and a long plate is on one page, and whole', async ({ page }) => {
    const permit = {
      type: long.name,
      orderNum: 'AB-7',
      zone: [long.zone, ...Array.from({ length: 60 }, (_, at) => String(at + 101))],
      sale: 100,
      transport: { numberTs: long.plate, formatGrz: 'Foreign', category: 'B' },
      startOf: '01/11/26 00:00',
      endOf: '30/11/26 23:59',
    }
    const json = { status: 'ok', result: [permit] }
    await page.route(/get-benefits/u, (route) => route.fulfill({ json }))
    const sheet = await new PermitSheetPage(page, language).open('AB-7')
    await expect(sheet.heading).toBeVisible()
    await onPaper(page)
    await expect(sheet.facts).toContainText(long.plate)
    await expect(sheet.facts).toContainText(long.zone.trim())
    await expect(sheet.facts).toContainText('160')
    expect(await isWhole(page)).toBe(true)
    expect(await countSheets(page)).toBe(1)
  })

  test.describe('of a stay', () => {
    test.use({ scenario: 'driver with a session of an hour' })

    test('the sheet is printed on one page, alone', async ({ page }) => {
      const parking = await new ParkingPage(page, language).open()
      const extend = await parking.extend()
      await extend.by(30)
      await expect(extend.newEnd).toBeVisible()
      await extend.confirm()
      await expect(parking.extended).toBeVisible()
      await parking.recordLink.click()
      const sheet = new EvidencePage(page, language)
      await expect(sheet.entries).toHaveCount(2)
      await onPaper(page)
      await expect(sheet.heading).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      expect(await isWhole(page)).toBe(true)
      expect(await countSheets(page)).toBe(1)
    })
  })

  test('a stay that was extended a dozen times is on one page', async ({ page }) => {
    const quarter = (at: number) =>
      `2026-11-24 ${String(8 + Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}:00`
    const result = Array.from({ length: 13 }, (_, at) => ({
      type: at === 0 ? 'payment' : 'renew',
      status: 'done',
      dateOperation: quarter(at),
      startsOf: quarter(at),
      endOf: quarter(at + 1),
      orderNumber: String(at + 1),
      sum: '25.00',
      zone: '101',
      transport: 'А123ВС116',
      checkFiscal: `https://receipts.parking.example/kazan/2026/11/24/${'0123456789'.repeat(3)}/${at}`,
    }))
    const json = { status: 'ok', result, total: result.length }
    await page.route(/get-operations-with-filter/u, (route) => route.fulfill({ json }))
    const sheet = await new EvidencePage(page, language).open({ order: '1' })
    await expect(sheet.entries).toHaveCount(13)
    await onPaper(page)
    expect(await isWhole(page)).toBe(true)
    expect(await countSheets(page)).toBe(1)
  })

  test('a receipt is a file of one page, and so is what is known of it', async ({ page, city }) => {
    const payer = {
      type: 1,
      lastName: 'Водитель',
      firstName: 'Проверочный',
      middleName: 'Примерович',
      typeDoc: 1,
      seriesDoc: '9204',
      numberDoc: '123456',
      DateDoc: '05/03/2019',
      issuer: 'Отделение 1',
      address: 'Казань, улица с длинным названием, '.repeat(6),
    }
    const token = await city.token()
    await city.call('creatrefill', { sum: '500', payer: JSON.stringify(payer), token })
    const receipts = await new ReceiptsPage(page, language).open()
    await receipts.view(say('Квитанция №', 'Receipt no.'))
    await expect(receipts.print).toHaveAttribute('href', /^blob:/u)
    // What is printed is the city's own file, in a tab of its own.
    await expect(receipts.print).toHaveAttribute('target', '_blank')
    expect(await receipts.download.getAttribute('href')).toBe(
      await receipts.print.getAttribute('href'),
    )
    const saved = page.waitForEvent('download')
    await receipts.download.click()
    const pdf = await readFile(await (await saved).path())
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(countSheetsOf(pdf)).toBe(1)

    await onPaper(page)
    await expect(receipts.dialog.getByText(say('Городские парковки', 'City parking'))).toBeVisible()
    await expect(receipts.dialog.getByRole('definition').first()).toContainText('500')
    await expect(receipts.dialog.getByRole('link')).toHaveCount(0)
    await expect(receipts.heading).toBeHidden()
    expect(await countSheets(page)).toBe(1)
  })
})
