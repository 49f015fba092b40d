import { COMPANY } from '@parking/sandbox/accounts'
import type { Page } from '@playwright/test'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { aimed } from '../pages/aimed.ts'
import { FleetListPage } from '../pages/FleetListPage.ts'
import { expect, test } from '../world/test.ts'

async function openList(
  page: Page,
  list: 'drivers' | 'vehicles' | 'devices',
  language: 'ru' | 'en' = 'ru',
): Promise<FleetListPage> {
  const company = await (await new CoopLoginPage(page, language).open()).signIn()
  await expect(company.heading).toBeVisible()
  return new FleetListPage(page, language).open(list)
}

test('a driver is added, changed, put back, switched off, removed and brought back', async ({
  page,
}) => {
  const list = await openList(page, 'drivers')
  await list.press('Добавить водителя')
  await list.field('Фамилия, имя и отчество', '').fill('Водитель Новый')
  await list.field('Телефон', '').fill('89160000001')
  await list.field('Номер машины', '').fill('a001aa116')
  await list.dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect(page.getByText('Водитель добавлен: Водитель Новый.')).toBeVisible()
  await expect(list.row('Водитель Новый')).toContainText('Работает')

  await list.act('Водитель Новый', 'Изменить')
  await list.field('Фамилия, имя и отчество', '').fill('Водитель Другой Отчество')
  await list.dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(list.row('Водитель Другой Отчество')).toBeVisible()
  await list.undo.click()
  await expect(list.row('Водитель Новый')).toBeVisible()

  await list.act('Водитель Новый', 'Отключить')
  await expect(list.row('Водитель Новый')).toContainText('Отключён')
  await list.undo.click()
  await expect(list.row('Водитель Новый')).toContainText('Работает')

  await list.act('Водитель Новый', 'Удалить')
  await (await list.confirm('Удалить')).click()
  await expect(page.getByText('Водитель удалён: Водитель Новый.')).toBeVisible()
  await expect(list.row('Водитель Новый')).toBeHidden()
  await list.undo.click()
  await expect(list.row('Водитель Новый')).toBeVisible()
  await page.reload()
  await expect(list.row('Водитель Новый')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a vehicle is found, chosen by what it lacks, and kept so in the address', async ({
    page,
  }) => {
    const list = await openList(page, 'vehicles', 'en')
    await expect(page.getByText('In all: 6')).toBeVisible()
    await list.press('Filter')
    await list.show.selectOption({ label: 'Without a driver' })
    await expect(list.rows).toHaveCount(3)
    await list.search.fill('b 002')
    await expect(list.rows).toHaveCount(1)
    await expect(page).toHaveURL(/\/en\/coop-profile\/vehicles\?.*show=lonely/u)
    await page.reload()
    await expect(list.rows).toHaveCount(1)
    await expect(list.search).toHaveValue('b 002')

    await list.press('Add a vehicle')
    await list.field('', 'Number plate').fill('b002aa116')
    await list.field('', 'Vehicle identification number (VIN)').fill('XTA9')
    await list.dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(list.dialog.getByText('This vehicle already exists').first()).toBeVisible()
    await list.field('', 'Number plate').fill('b777bb116')
    await list.dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText(/The vehicle has been added/u)).toBeVisible()
  })
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const language of ['ru', 'en'] as const) {
    test(`the first row of each list stands on the first screen in ${language}`, async ({
      page,
    }) => {
      const company = await (await new CoopLoginPage(page, language).open()).signIn()
      await expect(company.heading).toBeVisible()
      const list = new FleetListPage(page, language)
      for (const name of ['drivers', 'vehicles', 'devices'] as const) {
        await list.open(name)
        const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
        await expect(rows.first()).toBeInViewport({ ratio: 1 })
      }
    })
  }
})

test('many vehicles are switched off in their own list; a device says why it stays', async ({
  page,
}) => {
  const list = await openList(page, 'vehicles')
  await list.chooseAll.check()
  await list.press('Отключить')
  await expect(list.dialog.getByText(/^Готово\. Выполнено: [1-9]\d*, отказано: 0\./u)).toBeVisible()
  await list.dialog.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByText('Отключена').first()).toBeVisible()
  await list.open('devices')
  await list.chooseAll.check()
  await list.press('Удалить')
  await expect(list.dialog).toContainText('не даёт компаниям удалять устройства')
})

test('a vehicle is changed and put back; what another one has is refused', async ({ page }) => {
  const list = await openList(page, 'vehicles')
  await list.act('А 001 АА 116', 'Изменить')
  const vin = list.field('VIN', '')
  const before = await vin.inputValue()
  await vin.fill('XTA21099000000001')
  await list.dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(list.dialog.getByText('Данное устройство уже занято').first()).toBeVisible()
  await vin.fill('XTA777')
  await list.dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(list.row('XTA777')).toBeVisible()
  await list.undo.click()
  await expect(list.row(before)).toBeVisible()
  await expect(list.row('XTA777')).toBeHidden()
})

test('a form that is half filled asks before it closes: on Escape and on the way back', async ({
  page,
}) => {
  const list = await openList(page, 'vehicles')
  await list.press('Добавить машину')
  const plate = list.field('Номер машины', '')
  await plate.fill('В777ВВ116')
  await expect(plate).toHaveValue('В777ВВ116')
  await page.keyboard.press('Escape')
  await expect(list.question).toContainText('То, что вы ввели, пропадёт.')
  const stay = list.question.getByRole('button', { name: 'Вернуться к форме' })
  await expect(stay).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list.question).toBeHidden()
  await expect(plate).toBeFocused()

  await page.goBack()
  await stay.click()
  await expect(plate).toHaveValue('В777ВВ116')
  await page.goBack()
  const leave = list.question.getByRole('button', { name: 'Закрыть без сохранения' })
  await (await aimed(leave)).click()
  await expect(plate).toBeHidden()
  await expect(list.vehicles).toBeVisible()
})

test('devices are switched off together; where the line breaks, the rest waits', async ({
  page,
  city,
  watch,
}) => {
  watch.expect(/failed|ERR_/iu)
  const list = await openList(page, 'devices')
  await list.chooseAll.check()
  await city.spoilForGood('deactivateDevice', { kind: 'status', status: 503 })
  await list.press('Отключить')
  await expect(list.dialog.getByText('Работа остановлена')).toBeVisible()
  await city.heal()
  await list.dialog.getByRole('button', { name: 'Продолжить' }).click()
  await expect(list.dialog.getByText(/^Готово\. Выполнено: 2, отказано: 0\./u)).toBeVisible()
  await list.dialog.getByRole('button', { name: 'Готово' }).click()
  await list.show.selectOption({ label: 'Отключены' })
  await expect(list.rows).toHaveCount(3)
})

test('a driver is added by the keyboard alone', async ({ page }) => {
  const list = await openList(page, 'drivers', 'en')
  const add = page.getByRole('button', { name: 'Add a driver' })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(list.field('', 'Surname, first name, patronymic')).toBeFocused()
  await page.keyboard.type('Driver New')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9160000002')
  await page.keyboard.press('Tab')
  await page.keyboard.type('AB-1234')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The driver has been added: Driver New.')).toBeVisible()
  await expect(add).toBeFocused()
  await expect(list.row('Driver New')).toBeVisible()
})

test('a company signs out in every tab, and its lists are out of reach', async ({
  page,
  context,
}) => {
  const list = await openList(page, 'drivers')
  const other = await context.newPage()
  await other.goto('/coop-profile/devices')
  await expect(new FleetListPage(other).devices).toBeVisible()
  await page.getByRole('link', { name: 'Компания' }).click()
  await page.getByRole('button', { name: 'Выйти' }).click()
  for (const tab of [page, other]) {
    await expect(new CoopLoginPage(tab).heading).toBeVisible()
    await expect(tab.getByText(COMPANY.name)).toBeHidden()
  }
  await page.goto('/coop-profile/drivers')
  await expect(list.drivers).toBeHidden()
  await expect(new CoopLoginPage(page).heading).toBeVisible()
})
