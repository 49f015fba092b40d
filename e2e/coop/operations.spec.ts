import type { Page } from '@playwright/test'
import { CompanyOperationsPage } from '../pages/CompanyOperationsPage.ts'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { OverviewPage } from '../pages/OverviewPage.ts'
import { expect, test } from '../world/test.ts'

// Here alone the company has a history.
test.use({ scenario: 'everything' })

async function openOperations(
  page: Page,
  language: 'ru' | 'en' = 'ru',
): Promise<CompanyOperationsPage> {
  const company = await (await new CoopLoginPage(page, language).open()).signIn()
  await expect(company.heading).toBeVisible()
  return new CompanyOperationsPage(page, language).open()
}

test('a company finds its operations, and an accountant gets them with sums that agree', async ({
  page,
}) => {
  const operations = await openOperations(page)
  const ofMonth = await operations.found()
  await operations.period.selectOption({ label: 'За всё время' })
  await expect(page).toHaveURL(/period=all/u)
  await expect.poll(() => operations.found()).toBeGreaterThan(ofMonth)

  const lines = (await operations.save('Операции, таблица CSV')).toString('utf8').split('\r\n')
  const all = await operations.found()
  expect(lines).toHaveLength(all + 1)
  const spentColumn = (lines[0] ?? '').split(';').indexOf('Списано, ₽')
  const kopecks = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)
  const spent = lines.slice(1).reduce((sum, line) => sum + kopecks(line.split(';')[spentColumn]), 0)
  const sums = (await operations.save('Суммы, таблица CSV')).toString('utf8')
  const totals = sums.split('\r\n').filter((line) => line.includes(';Всего;'))
  expect(totals.map((line) => kopecks(line.split(';')[2]))).toEqual([spent, spent, spent, spent])
  expect((await operations.save('Книга Excel: операции и суммы (XLSX)')).length).toBeGreaterThan(
    3000,
  )

  await operations.search.fill('номер 1')
  await expect.poll(() => operations.found()).toBeLessThan(all)
  await page.reload()
  await expect(operations.search).toHaveValue('номер 1')
})

test('what the overview has read is not read again', async ({ page }) => {
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('get-operations-with-filter')) reads.push(request.postData() ?? '')
  })
  const operations = await openOperations(page, 'en')
  await expect(operations.rows.first()).toBeVisible()
  const before = reads.length
  await new OverviewPage(page, 'en').open()
  await expect(new OverviewPage(page, 'en').running).toBeVisible()
  await operations.open()
  await expect(operations.rows.first()).toBeVisible()
  // The overview looks thirty days back, this list to the beginning of the month: one reading more at most.
  expect(reads.length - before).toBeLessThanOrEqual(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('an operation is found by a plate in Latin letters, by the keyboard alone', async ({
    page,
  }) => {
    const operations = await openOperations(page)
    await operations.search.focus()
    await page.keyboard.type('a001aa')
    await expect(operations.rows.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(operations.period).toBeVisible()
    await operations.sums.focus()
    await page.keyboard.press('Enter')
    await expect(operations.figures).toBeVisible()
  })
})
