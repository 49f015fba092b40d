import { Header } from '../pages/Header.ts'
import { ReceiptDialog } from '../pages/ReceiptDialog.ts'
import { ReceiptsPage } from '../pages/ReceiptsPage.ts'
import type { CityControl } from '../world/CityControl.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

const company = {
  type: 2,
  name: 'ООО «Автопарк»',
  ogrn: '1021600000124',
  inn: '1655000010',
  kpp: '165501001',
  address: 'Казань, улица Баумана, 2',
}
const person = {
  type: 1,
  lastName: 'Водитель',
  firstName: 'Проверочный',
  middleName: 'Примерович',
  typeDoc: 1,
  seriesDoc: '9204',
  numberDoc: '123456',
  DateDoc: '05/03/2019',
  issuer: 'Отделение 1',
  address: 'Казань, улица Мира, 1',
}

/** Has a receipt made out for a top-up. */
async function makeReceipt(city: CityControl, payer: object): Promise<void> {
  const token = await city.token()
  await city.call('creatrefill', { sum: '500', payer: JSON.stringify(payer), token })
}

tellInLook('desktop', (language, say) => {
  test('an invoice is viewed, saved and sent by e-mail', async ({ page, city }) => {
    await makeReceipt(city, person)
    await makeReceipt(city, company)
    const receipts = await new ReceiptsPage(page, language).open()
    await expect(receipts.rows).toHaveCount(2)
    await expect(
      receipts.rows.filter({ hasText: say('Квитанция №', 'Receipt no.') }),
    ).toContainText(say('500,00', '500.00'))

    await receipts.view(say('Счёт №', 'Invoice no.'))
    await expect(receipts.print).toHaveAttribute('href', /^blob:/)
    const saved = page.waitForEvent('download')
    await receipts.download.click()
    expect((await saved).suggestedFilename()).toBe('receipt.pdf')
    await expect(receipts.shareButton).toHaveCount(0)

    await receipts.sendTo('driver')
    await expect(
      receipts.message(
        say('Это не похоже на адрес почты', 'This does not look like an email address'),
      ),
    ).toBeFocused()
    await city.spoil('sendReceipt', { kind: 'errorName', errorName: 'UnknownError' })
    await receipts.sendTo('driver@parking.example')
    await expect(
      receipts.message(say('Сервер ответил ошибкой', 'Something went wrong on the server')),
    ).toBeVisible()
    await receipts.sendTo('driver@parking.example')
    await expect(
      receipts.message(
        say('Отправили на driver@parking.example', 'Sent to driver@parking.example'),
      ),
    ).toBeVisible()
    expect(await city.lastLetterTo('driver@parking.example')).toMatch(/^Квитанция №/u)

    await page.goBack()
    await expect(receipts.dialog).toBeHidden()
    await expect(receipts.rows).toHaveCount(2)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a receipt that was just made is there, and is handed to the share sheet', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.length === 1,
        share: async ({ files }: ShareData) => {
          document.title = `shared ${files?.[0]?.name} ${files?.[0]?.type}`
        },
      })
    })
    await page.goto('/en/profile/operations')
    const receipts = new ReceiptsPage(page, 'en')
    const open = async () => {
      await page.getByRole('button', { name: /^Account/u }).click()
      await page.getByRole('menuitem', { name: 'Receipts' }).click()
    }
    await open()
    await expect(page.getByText('No receipts')).toBeVisible()

    const topUp = await new Header(page, 'en').topUp()
    await topUp.amount.fill('500')
    const made = await new ReceiptDialog(page, 'en').openFrom(topUp)
    await made.ofPerson()
    await made.getButton.click()
    await expect(made.download).toBeVisible()
    await page.goBack()
    await expect(made.dialog).toBeHidden()
    await receipts.view('Receipt no.')
    await receipts.shareButton.click()
    await expect(page).toHaveTitle('shared receipt.pdf application/pdf')
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
})
