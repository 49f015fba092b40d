import { readFile } from 'node:fs/promises'
import { OperationsPage } from '../pages/OperationsPage.ts'
import { linesOf } from '../world/linesOf.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

const phone = { viewport: { width: 360, height: 740 } }

test.use({ signedIn: true, scenario: 'everything' })

tellInLook('desktop', (language, say) => {
  test('the filter stands in the address: back, a reload and a link show the same', async ({
    page,
    city,
    otherDevice,
  }) => {
    const operations = await new OperationsPage(page, language).open()
    await operations.unfoldFilter()
    const everything = (await operations.found.textContent()) ?? ''
    await operations.field('type').selectOption('refill')
    await expect(operations.kinds.first()).toContainText(say('Пополнение', 'Top-up'))
    await expect(page).toHaveURL(/\?type=refill$/u)
    await operations.field('period').selectOption('custom')
    await operations.field('to').fill('2026-11-20')
    await operations.field('from').fill('2026-11-22')
    // A first day after the last becomes the last.
    await expect(operations.field('from')).toHaveValue('2026-11-20')
    await operations.field('from').fill('2026-11-01')
    await expect(page).toHaveURL(/period=custom&from=2026-11-01&to=2026-11-20&type=refill$/u)
    await expect(operations.kinds.first()).toContainText(say('Пополнение', 'Top-up'))
    // The first row says the same before the filter has been answered.
    await city.calls.none()
    const filtered = (await operations.found.textContent()) ?? ''

    await page.reload()
    await expect(operations.found).toHaveText(filtered)
    await expect(operations.field('type')).toHaveValue('refill')
    const device = await (await otherDevice()).newPage()
    await device.addInitScript(
      ([name, token]) => {
        localStorage.setItem('parking.city', 'kazan')
        localStorage.setItem(String(name), String(token))
      },
      [`parking.token.kazan.driver`, await city.token()],
    )
    await device.goto(page.url())
    await expect(new OperationsPage(device, language).found).toHaveText(filtered)

    await page.goBack()
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\?type=refill$/u)
    await page.goBack()
    await expect(operations.found).toHaveText(everything)
  })
})

test('rows come by "show more", and Back finds them where they were', async ({ page }) => {
  const operations = await new OperationsPage(page).open('?period=all&type=theft&utm=1')
  await expect(page).toHaveURL(/operations\?period=all$/u)
  await expect(operations.kinds.first()).toBeVisible()
  await operations.more.press('Enter')
  await expect(operations.more).toBeHidden()
  const link = operations.stayLinks.last()
  await link.scrollIntoViewIfNeeded()
  const name = (await link.getAttribute('aria-label')) ?? ''
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(300)
  await link.click()
  await expect(page).toHaveURL(/\/profile\/parking\/evidence/u)
  await page.goBack()
  await expect(operations.table.getByRole('link', { name })).toBeInViewport()
})

test('who asks for less motion finds a list as high at once as it has grown', async ({ page }) => {
  // The place to scroll back to is beyond the end of a page that still has to grow.
  const operations = await new OperationsPage(page).open()
  await expect(operations.kinds.first()).toBeVisible()
  const heights = await operations.filter.evaluate((filter) => {
    filter.style.height = '100px'
    const before = filter.getBoundingClientRect().height
    filter.style.height = '900px'
    return [before, filter.getBoundingClientRect().height]
  })
  expect(heights).toEqual([100, 900])
})

tellInLook('phone', (language, say) => {
  test('what the filter shows is downloaded, and a download that fails says so', async ({
    page,
    city,
    watch,
  }) => {
    const operations = await new OperationsPage(page, language).open('?type=refill')
    await expect(operations.kinds.first()).toBeVisible()
    for (const [kind, name, bytes] of [
      ['xls', 'operations.xlsx', 'PK'],
      ['pdf', 'operations.pdf', '%PDF'],
    ] as const) {
      const coming = page.waitForEvent('download')
      await operations.download(kind)
      const file = await coming
      expect(file.suggestedFilename()).toBe(name)
      expect(String(await readFile(await file.path())).startsWith(bytes)).toBe(true)
    }
    watch.expect(/Failed to load resource/u)
    const place = await operations.downloadButton.boundingBox()
    await city.spoilForGood('downloadHistory', { kind: 'status', status: 503 })
    await operations.download('pdf')
    await expect(
      operations.message(say('Не удалось скачать файл', 'The file couldn’t be downloaded')),
    ).toBeVisible()
    expect(await operations.downloadButton.boundingBox()).toEqual(place)
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the filter is folded and counted, and nothing found can be cleared (en)', async ({
    page,
  }) => {
    const operations = await new OperationsPage(page, 'en').open()
    await expect(operations.field('zone')).toBeHidden()
    await operations.filterButton.click()
    await operations.field('period').selectOption('today')
    await operations.field('type').selectOption('cancel')
    await expect(page.getByText('No matching transactions')).toBeVisible()
    await expect(operations.filterButton).toHaveText('Filter: 2')
    await operations.clear.click()
    await expect(operations.kinds.first()).toBeVisible()
    await expect(page).toHaveURL(/\/en\/profile\/operations$/u)
  })

  for (const width of [360, 320]) {
    test(`the ways to part what was spent keep their words whole at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      const operations = await new OperationsPage(page).open('?period=all')
      await operations.chartButton.click()
      await expect(operations.chart).toBeVisible()
      for (const by of ['month', 'vehicle', 'zone'] as const) {
        expect(await linesOf(operations.chartKind(by))).toBe(1)
      }
    })
  }
})

tellInLook('desktop', (language, say) => {
  test('spending is drawn by month, car and zone, with the same figures in a table', async ({
    page,
  }) => {
    const operations = await new OperationsPage(page, language).open('?period=all')
    await operations.chartButton.click()
    await expect(operations.chart).toBeVisible()
    const total = operations.sums.getByRole('row', { name: say('Всего', 'Total') })
    const spent = await total.getByRole('cell').first().textContent()
    expect(spent).toMatch(/₽/u)
    for (const [by, name] of [
      ['month', say('ноябрь 2026', 'November 2026')],
      ['vehicle', 'А 123 ВС 116'],
      ['zone', say('Зона 101', 'Zone 101')],
    ] as const) {
      await operations.chartBy(by)
      await expect(operations.chart).toContainText(name)
      await expect(operations.sums.getByRole('rowheader', { name })).toBeVisible()
      await expect(total.getByRole('cell').first()).toHaveText(spent ?? '')
    }
  })
})

test('a page of which nothing came tries all of it again', async ({ page, city, watch }) => {
  watch.expect(/Failed to load resource/u)
  for (const call of ['getOperationsWithFilter', 'getProfileV6', 'getZones']) {
    await city.spoilForGood(call, { kind: 'status', status: 503 })
  }
  const operations = await new OperationsPage(page, 'en').open()
  await expect(operations.message('Statistics load error')).toBeVisible()
  await city.heal()
  // The filter has one of its own once its cars did not come.
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(operations.kinds.first()).toBeVisible()
})
