import { readFile } from 'node:fs/promises'
import { COMPANY } from '@parking/sandbox/accounts'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { FleetListPage } from '../pages/FleetListPage.ts'
import { expect, test } from '../world/test.ts'

const count = 5000
const changed = 300
const letters = Array.from('АВЕКМНОРСТУХ')

/** A plate of its own for each vehicle. */
function plateOf(at: number): string {
  const letter = (by: number) => letters[Math.floor(at / by) % letters.length] ?? 'А'
  return `${letter(1)}${String(at % 1000).padStart(3, '0')}${letter(12)}${letter(144)}116`
}

test('of 5,000 cars one is found, 300 are changed by a table, and all are saved, in seconds', async ({
  page,
}) => {
  const vins = Array.from({ length: count }, (_, at) => `XTA${String(at).padStart(14, '0')}`)
  await page.route('**/corp-profile/get-profile**', async (route) => {
    const ts = vins.map((vin, at) => ({
      id: String(at),
      numberTs: plateOf(at),
      formatGrz: 'rus',
      category: 'B',
      mainTs: false,
      vin,
      imei: '',
      active: true,
    }))
    const result = {
      inn: COMPANY.inn,
      name: COMPANY.name,
      balance: 0,
      ts,
      drivers: [],
      devices: [],
    }
    await route.fulfill({ json: { status: 'ok', result } })
  })
  await page.route('**/api/profile/car**', async (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '')
    const at = Number([...vins.keys()].find((one) => plateOf(one) === fields.get('oldgrz')))
    vins[at] = fields.get('VIN') ?? ''
    await route.fulfill({ json: { status: 'ok', result: [] } })
  })
  const company = await (await new CoopLoginPage(page).open()).signIn()
  await expect(company.heading).toBeVisible()
  const list = await new FleetListPage(page).open('vehicles')
  await expect(page.getByText(`Всего: ${count}`)).toBeVisible()

  await list.search.fill(plateOf(4321))
  await expect(list.rows).toHaveCount(1)
  await list.search.fill('')

  const lines = Array.from(
    { length: changed },
    (_, at) => `${plateOf(at)};XTB${String(at).padStart(14, '0')}`,
  )
  await list.load('vehicles.csv', ['Госномер;VIN', ...lines].join('\r\n'))
  await expect(list.dialog.getByText(`Изменим: ${changed}`)).toBeVisible()
  await list.dialog.getByRole('button', { name: `Изменить: ${changed}` }).click()
  await expect(list.dialog.getByText(`Готово. Выполнено: ${changed}, отказано: 0.`)).toBeVisible({
    timeout: 60_000,
  })
  await list.dialog.getByRole('button', { name: 'Готово' }).click()

  const saving = page.waitForEvent('download')
  await list.press('Скачать')
  await page.getByRole('menuitem', { name: 'Таблица CSV' }).click()
  const saved = (await readFile(await (await saving).path(), 'utf8')).split('\r\n')
  expect(saved).toHaveLength(count + 1)
  expect(saved.filter((line) => line.includes('XTB'))).toHaveLength(changed)
})
