import type { Page } from '@playwright/test'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { FleetListPage } from '../pages/FleetListPage.ts'
import { OverviewPage } from '../pages/OverviewPage.ts'
import { expect, test } from '../world/test.ts'

// Here alone the company has a history.
test.use({ scenario: 'everything' })

async function openOverview(page: Page, language: 'ru' | 'en' = 'ru'): Promise<OverviewPage> {
  const company = await (await new CoopLoginPage(page, language).open()).signIn()
  await expect(company.heading).toBeVisible()
  return new OverviewPage(page, language).open()
}

test('a company sees what is parked, what it spends by vehicle, driver and zone, and what was paid twice', async ({
  page,
}) => {
  const overview = await openOverview(page)
  await expect(overview.running.getByRole('listitem')).toHaveCount(1)
  await expect(overview.running).toContainText('Водитель Номер 1')
  await expect(overview.balance).toContainText(/При расходе .* в день хватит/u)
  await expect(overview.overlaps.getByRole('listitem')).toHaveCount(1)
  await overview.period.selectOption({ label: 'За всё время' })
  await expect(page).toHaveURL(/period=all/u)
  const whole = await overview.total()
  for (const by of ['Водители', 'Зоны', 'Месяцы', 'Машины']) {
    await overview.spending.getByText(by, { exact: true }).click()
    expect(await overview.total()).toBe(whole)
    expect(await overview.sumOfRows()).toBe(whole)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a driver leads to a vehicle and back, each with what it spent', async ({ page }) => {
    await (await new CoopLoginPage(page, 'en').open()).signIn()
    const list = await new FleetListPage(page, 'en').open('drivers')
    await list.row('Водитель Номер 1').getByRole('link').first().click()
    const history = page.getByRole('region', { name: 'The last 90 days' })
    await expect(history).toContainText(/Spent\s*₽?[\d,]+/u)
    await page.getByRole('region', { name: 'What is known' }).getByRole('link').click()
    await expect(page).toHaveURL(/\/en\/coop-profile\/vehicles\/\d+/u)
    await expect(history).toContainText('Last parked')
    await page.reload()
    await expect(history).toContainText('Last parked')
    await page.getByRole('link', { name: 'All vehicles' }).click()
    await expect(list.vehicles).toBeVisible()
  })
})

test('a balance below the sum that was set warns, also on the company’s own page', async ({
  page,
}) => {
  const overview = await openOverview(page, 'en')
  await overview.balance.getByRole('textbox').fill('1000000')
  await page.keyboard.press('Enter')
  await expect(overview.balance.getByText(/^The balance is below/u)).toBeVisible()
  await page.getByRole('link', { name: 'Company', exact: true }).click()
  await expect(page.getByText(/^The balance is below/u)).toBeVisible()
})

test('where the city refuses its history, the balance stays and the report is hidden', async ({
  page,
  city,
}) => {
  await city.spoilForGood('getOperationsWithFilter', {
    kind: 'errorName',
    errorName: 'AccountNotFound',
  })
  const overview = await openOverview(page)
  await expect(page.getByText(/не показывает компаниям/u)).toBeVisible()
  await expect(overview.balance).toBeVisible()
  await expect(overview.spending).toBeHidden()
})
