import { Header } from '../pages/Header.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { ReceiptDialog } from '../pages/ReceiptDialog.ts'
import type { Language } from '../pages/Screen.ts'
import type { Page } from '@playwright/test'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

async function openReceipt(page: Page, language: Language): Promise<ReceiptDialog> {
  await new ParkingPage(page, language).open()
  const topUp = await new Header(page, language).topUp()
  await topUp.amount.fill('500')
  return new ReceiptDialog(page, language).openFrom(topUp)
}

test.describe('a receipt to pay by', () => {
  tellInLook('phone', (language, say) => {
    test('is made for a person, saved and sent, and moves no money', async ({ page, city }) => {
      const before = (await city.ledger()).count('refill')
      const receipt = await openReceipt(page, language)
      await receipt.ofPerson()
      await receipt.getButton.click()
      await expect(receipt.print).toHaveAttribute('href', /^blob:/)
      const saved = page.waitForEvent('download')
      await receipt.download.click()
      expect((await saved).suggestedFilename()).toBe('receipt.pdf')
      await receipt.sendTo('driver@parking.example')
      await expect(
        receipt.dialog.getByText(
          say('Отправили на driver@parking.example', 'Sent to driver@parking.example'),
        ),
      ).toBeVisible()
      expect((await city.ledger()).count('refill')).toBe(before)
    })

    test('is an invoice for a company, whose numbers are judged', async ({ page }) => {
      const receipt = await openReceipt(page, language)
      const company = { name: 'Perevozki', kpp: '165501001', ogrn: '1027700132195' }
      await receipt.ofCompany({ ...company, inn: '77', address: 'Kazan' })
      await receipt.getButton.click()
      await expect(
        receipt.dialog.getByText(say('В ИНН 10 цифр', 'An INN has 10 digits')).first(),
      ).toBeVisible()
      await receipt.ofCompany({ ...company, inn: '7707083894', address: 'Kazan' })
      await expect(
        receipt.dialog.getByText(
          say('Контрольная цифра не сходится', 'The check digit does not match'),
        ),
      ).toBeVisible()
      // A wrong check digit warns and refuses nothing.
      await receipt.getButton.click()
      await expect(receipt.download).toBeVisible()
    })
  })

  test('keeps what was typed when it could not be made', async ({ page, city }) => {
    const receipt = await openReceipt(page, 'ru')
    await receipt.ofPerson()
    await city.spoil('createRefillReceipt', { kind: 'errorName', errorName: 'UnknownError' })
    await receipt.getButton.click()
    await expect(receipt.dialog.getByRole('alert')).toBeVisible()
    await receipt.getButton.click()
    await expect(receipt.download).toBeVisible()
  })
})
