import { AcquirerPage } from '../pages/AcquirerPage.ts'
import { Header } from '../pages/Header.ts'
import { LoginDialog } from '../pages/LoginDialog.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

test('who comes back from the bank in another browser is told what to do, and sees the payment once signed in', async ({
  page,
  city,
  otherDevice,
}) => {
  const before = (await city.ledger()).count('refill')
  await new ParkingPage(page).open()
  const topUp = await new Header(page, 'ru').topUp()
  await topUp.getLink('300')
  const address = await topUp.payLink.getAttribute('href')

  const other = await (await otherDevice()).newPage()
  await other.goto(address ?? '')
  await new AcquirerPage(other, 'ru').pay()
  const login = new LoginDialog(other)
  await expect(login.dialog.getByText('Вы вернулись со страницы банка')).toBeVisible()
  await expect(login.dialog.getByText('Не платите ещё раз.')).toBeVisible()
  const there = await login.signIn()
  await expect(there.main.getByText('Баланс пополнен')).toBeVisible()

  expect((await city.ledger()).count('refill')).toBe(before + 1)
})
