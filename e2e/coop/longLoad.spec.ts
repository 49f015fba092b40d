import type { BrowserContext } from '@playwright/test'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { FleetListPage } from '../pages/FleetListPage.ts'
import { LeavingDialogs } from '../pages/LeavingDialogs.ts'
import { expect, test } from '../world/test.ts'

/** `ROWS=3000` loads as many as a large company has. */
const rows = Number(process.env['ROWS'] ?? 150)
/** How long the back end takes for each, in milliseconds. */
const answersIn = 300
/** In which all are sent at the latest, though one at a time. */
const timeout = rows * answersIn + 30_000

const table = [
  'ФИО;Телефон;Госномер',
  ...Array.from(
    { length: rows },
    (_, row) =>
      `Водитель Номер ${row};7916${String(row).padStart(7, '0')};А${String(100 + (row % 900))}АА116`,
  ),
].join('\r\n')

/** Counts what the back end says of additions, in all tabs. */
function countAdditions(context: BrowserContext) {
  const counted = { done: 0, refused: 0 }
  context.on('response', async (response) => {
    if (!response.url().includes('add-driver')) return
    // A tab that is closed takes the answer with it.
    const text = await response.text().catch(() => '')
    if (text.includes('"ok"')) counted.done += 1
    else if (text !== '') counted.refused += 1
  })
  return counted
}

test('a long load is use, and survives an idle end and a closed tab: all are there, none twice', async ({
  page,
  context,
  city,
  time,
  watch,
}) => {
  test.setTimeout(120_000 + 2 * timeout)
  watch.expect(/failed|ERR_/iu)
  const counted = countAdditions(context)
  await city.spoil('addDriver', { kind: 'delay', milliseconds: answersIn }, rows * 2)
  const company = await (await new CoopLoginPage(page).open()).signIn()
  await expect(company.heading).toBeVisible()
  const list = await new FleetListPage(page).open('drivers')
  await list.load('drivers.csv', table)
  await list.dialog.getByRole('button', { name: `Добавить: ${rows}` }).click()
  await expect.poll(() => list.processed(), { timeout }).toBeGreaterThan(rows / 10)
  await expect(list.dialog.getByText(/^За минуту: \d+\./u)).toBeVisible()

  // Nobody touches anything for longer than the city allows, and the work goes on.
  await time.jump(40)
  const before = await list.processed()
  await expect.poll(() => list.processed(), { timeout }).toBeGreaterThan(before + rows / 10)
  await expect(new LeavingDialogs(page).idle).toBeHidden()

  // Nobody is there after somebody has stopped it.
  await list.dialog.getByRole('button', { name: 'Приостановить' }).click()
  await expect(list.dialog.getByText(/^Приостановлено\./u)).toBeVisible()
  await time.jump(40)
  await expect(new LeavingDialogs(page).ended).toBeVisible()
  await page.close()

  const second = await context.newPage()
  const again = await (await new CoopLoginPage(second).open()).signIn()
  await expect(again.heading).toBeVisible()
  await expect(second.getByText('Не закончено: Загрузка водителей')).toBeVisible()
  await second.getByRole('button', { name: 'Продолжить' }).click()
  const there = new FleetListPage(second)
  await expect.poll(() => there.processed(), { timeout }).toBeGreaterThan(rows / 2)
  await second.close()

  const third = await context.newPage()
  await third.goto('/coop-profile')
  await expect(third.getByText(/^Выполнено: \d+, отказано: 0, осталось: \d+\./u)).toBeVisible()
  await third.getByRole('button', { name: 'Продолжить' }).click()
  const last = new FleetListPage(third)
  await expect(last.dialog.getByText(`Готово. Выполнено: ${rows}, отказано: 0.`)).toBeVisible({
    timeout,
  })
  await last.dialog.getByRole('button', { name: 'Готово' }).click()
  await expect(third.getByText('Не закончено: Загрузка водителей')).toBeHidden()
  await last.open('drivers')
  await expect(third.getByText(`Всего: ${rows + 3}`)).toBeVisible()
  expect(counted.refused).toBe(0)
  expect(counted.done).toBeLessThanOrEqual(rows)
})

test('a sign-out asks about work that would be lost', async ({ page, city, watch }) => {
  watch.expect(/503/u)
  const company = await (await new CoopLoginPage(page, 'en').open()).signIn()
  await expect(company.heading).toBeVisible()
  const list = await new FleetListPage(page, 'en').open('devices')
  await list.chooseAll.check()
  await city.spoilForGood('deactivateDevice', { kind: 'status', status: 503 })
  await list.press('Switch off')
  // As long as the work runs, the cross only pauses it.
  await expect(list.dialog.getByText('The work has stopped')).toBeVisible()
  await list.dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Company', exact: true }).click()
  await company.signOutButton.click()
  await expect(list.question).toContainText('they’ll be forgotten')
  await list.question.getByRole('button', { name: 'Stay' }).click()
  await expect(company.heading).toBeVisible()
  await company.signOutButton.click()
  await (await list.confirm('Sign out')).click()
  const back = await new CoopLoginPage(page, 'en').signIn()
  await expect(back.heading).toBeVisible()
  await expect(page.getByText(/^Not finished/u)).toBeHidden()
})
