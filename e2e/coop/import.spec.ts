import { readFile } from 'node:fs/promises'
import { COMPANY } from '@parking/sandbox/accounts'
import type { Page } from '@playwright/test'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { FleetListPage } from '../pages/FleetListPage.ts'
import { expect, test } from '../world/test.ts'

/** A table of drivers; every row whose number `isBad` names has a mistake. */
function driversTable(count: number, isBad: (row: number) => boolean): string {
  const rows = Array.from({ length: count }, (_, row) => {
    const phone = isBad(row) ? '12' : `7916${String(row).padStart(7, '0')}`
    return `Водитель Номер ${row};${phone};А${String(100 + (row % 900))}АА116`
  })
  return ['ФИО;Телефон;Госномер', ...rows].join('\r\n')
}

async function openList(page: Page, language: 'ru' | 'en' = 'ru'): Promise<FleetListPage> {
  const company = await (await new CoopLoginPage(page, language).open()).signIn()
  await expect(company.heading).toBeVisible()
  return new FleetListPage(page, language).open('drivers')
}

test('a thousand rows, 37 of them bad, load exactly 963 through three breaks and a reload', async ({
  page,
  city,
  watch,
}) => {
  test.slow()
  watch.expect(/failed|ERR_|503/iu)
  const list = await openList(page)
  const table = driversTable(1000, (row) => row % 27 === 3)
  await list.load('drivers.csv', table)
  await expect(list.dialog.getByText('С ошибками: 37')).toBeVisible()
  await list.dialog.getByRole('button', { name: 'Добавить: 963' }).click()
  for (const reached of [50, 300, 600]) {
    await expect.poll(async () => list.processed(), { timeout: 60_000 }).toBeGreaterThan(reached)
    await city.spoilForGood('addDriver', { kind: 'status', status: 503 })
    await expect(list.dialog.getByText('Работа остановлена')).toBeVisible()
    await city.heal()
    await list.dialog.getByRole('button', { name: 'Продолжить' }).click()
  }
  await expect.poll(async () => list.processed(), { timeout: 60_000 }).toBeGreaterThan(700)
  await page.reload()
  await expect(page.getByText('Не закончено: Загрузка водителей')).toBeVisible()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(list.dialog.getByText('Готово. Выполнено: 963, отказано: 0.')).toBeVisible({
    timeout: 60_000,
  })
  const saving = page.waitForEvent('download')
  await list.dialog.getByRole('button', { name: 'Скачать строки с ошибками' }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved.split('\r\n')).toHaveLength(38)
  await list.dialog.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByText('Всего: 966')).toBeVisible()

  await list.load('drivers.csv', table)
  await expect(list.dialog.getByText('Новых строк в файле нет.')).toBeVisible()
  await expect(list.dialog.getByText('Уже есть или повторяются: 963')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a table that a spreadsheet saved in Windows-1251 is shown, refused in part, and loaded', async ({
    page,
  }) => {
    const list = await openList(page, 'en')
    // «ФИО;Телефон;Госномер» and one driver, a letter a byte.
    const bytes = Buffer.from(
      'd4c8ce3bd2e5ebe5f4eeed3bc3eef1edeeece5f00d0ac8e2e0edeee220c8e2e0ed3b37393136303030303030313bc0313131c0c0313136',
      'hex',
    )
    await list.load('drivers.csv', bytes)
    await expect(list.dialog.getByText('To be added: 1')).toBeVisible()
    await expect(list.dialog.getByText(/^Иванов Иван · 79160000001/u)).toBeVisible()
    await list.dialog.getByRole('button', { name: 'Add 1' }).click()
    await expect(list.dialog.getByText('Finished. Done: 1, refused: 0.')).toBeVisible()
    await list.dialog.getByRole('button', { name: 'Done' }).click()
    await list.search.fill('иванов иван')
    await expect(list.row('Иванов Иван')).toBeVisible()
  })
})

test.describe('on a phone, by the keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a column is chosen, a plate in doubt is confirmed, and the next file is taken the same way', async ({
    page,
  }) => {
    const list = await openList(page)
    const heads = 'ФИО;Телефон;Марка;Основная;Запасная'
    await list.load('drivers.csv', `${heads}\r\nИванов Иван;79160000001;KIA RIO;А111АА116;ABC DEF`)
    await expect(list.dialog.getByText('Иванов Иван · 79160000001 · А111АА116')).toBeVisible()
    const plate = list.dialog.getByRole('combobox', { name: 'Машина' })
    await plate.focus()
    await page.keyboard.press('ArrowDown')
    await expect(plate.locator('option:checked')).toHaveText('Запасная: ABC DEF')
    await expect(list.dialog.getByText('Похоже не на номер машины, не берём: 1')).toBeVisible()
    await list.dialog.getByRole('checkbox', { name: /^Это номера машин/u }).focus()
    await page.keyboard.press('Space')
    const start = list.dialog.getByRole('button', { name: 'Добавить: 1' })
    await start.focus()
    await page.keyboard.press('Enter')
    await expect(list.dialog.getByText('Готово. Выполнено: 1, отказано: 0.')).toBeVisible()
    await list.dialog.getByRole('button', { name: 'Готово' }).click()

    await page.reload()
    await list.rows.first().waitFor()
    await list.load('more.csv', `${heads}\r\nПетров Пётр;79160000002;LADA;А222АА116;В333ВВ116`)
    await expect(list.dialog.getByText('Петров Пётр · 79160000002 · В333ВВ116')).toBeVisible()
  })
})

test('a list that was saved as a workbook loads as it is, and changes nothing', async ({
  page,
}) => {
  const list = await openList(page)
  const saving = page.waitForEvent('download')
  await list.press('Скачать')
  await page.getByRole('menuitem', { name: 'Книга Excel (XLSX)' }).click()
  const book = await readFile(await (await saving).path())
  await list.load('drivers.xlsx', book)
  await expect(list.dialog.getByText('Уже есть или повторяются: 3')).toBeVisible()
  await expect(list.dialog.getByText('Новых строк в файле нет.')).toBeVisible()
})

test('a list of thousands is saved as a workbook, and the workbook is loaded', async ({ page }) => {
  const drivers = Array.from({ length: 6000 }, (_, row) => ({
    id: String(row),
    name: `Водитель Номер ${row}`,
    phone: `7916${String(row).padStart(7, '0')}`,
    ts: 'А123ВС116',
    active: true,
  }))
  const result = { inn: COMPANY.inn, name: COMPANY.name, balance: 0, ts: [], drivers, devices: [] }
  await page.route('**/corp-profile/get-profile**', async (route) =>
    route.fulfill({ json: { status: 'ok', result } }),
  )
  const list = await openList(page)
  const saving = page.waitForEvent('download')
  await list.press('Скачать')
  await page.getByRole('menuitem', { name: 'Книга Excel (XLSX)' }).click()
  const book = await readFile(await (await saving).path())
  await list.load('drivers.xlsx', book)
  await expect(list.dialog.getByText('Уже есть или повторяются: 6000')).toBeVisible()
  await expect(list.dialog.getByText('Новых строк в файле нет.')).toBeVisible()
})

test('a table that differs shows what it changes, and changes it after one look', async ({
  page,
}) => {
  const list = await openList(page)
  await list.load('drivers.csv', 'ФИО;Телефон;Госномер\r\nВодитель Номер 1;79001000000;В222ВВ116')
  await expect(list.dialog.getByText('Изменим: 1')).toBeVisible()
  await expect(list.dialog.getByText(/^Машина: .* → В 222 ВВ 116$/u)).toBeVisible()
  await list.dialog.getByRole('button', { name: 'Изменить: 1' }).click()
  await expect(list.dialog.getByText('Готово. Выполнено: 1, отказано: 0.')).toBeVisible()
  await list.dialog.getByRole('button', { name: 'Готово' }).click()
  await page.reload()
  await list.search.fill('в222вв')
  await expect(list.row('Водитель Номер 1')).toBeVisible()
})

test('a load is paused and gone on with by the keyboard alone', async ({ page, city }) => {
  // Slow enough to be paused in the middle.
  await city.spoil('addDriver', { kind: 'delay', milliseconds: 300 }, 60)
  const list = await openList(page, 'en')
  await list.load(
    'drivers.csv',
    driversTable(60, () => false),
  )
  const start = list.dialog.getByRole('button', { name: 'Add 60' })
  await start.focus()
  await page.keyboard.press('Enter')
  const pause = list.dialog.getByRole('button', { name: 'Pause' })
  await pause.focus()
  await page.keyboard.press('Enter')
  const goOn = list.dialog.getByRole('button', { name: 'Continue' })
  await goOn.focus()
  await page.keyboard.press('Enter')
  await expect(list.dialog.getByText('Finished. Done: 60, refused: 0.')).toBeVisible()
})
