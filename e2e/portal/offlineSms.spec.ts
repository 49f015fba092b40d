import { ContentPages } from '../pages/ContentPages.ts'
import { LoginDialog } from '../pages/LoginDialog.ts'
import { MapPage } from '../pages/MapPage.ts'
import { isKept, test } from '../world/hosted.ts'
import { expect } from '../world/test.ts'

test.use({
  hostedCity: 'rostov',
  cityId: 'rostov',
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 800 },
})

test('without a connection the way to pay by text message is there', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED/)
  const map = await new MapPage(page).open()
  await map.header.openLogin()
  const parking = await new LoginDialog(page).signIn()
  await parking.heading.waitFor()
  await isKept(page)
  await context.setOffline(true)

  await page.reload()
  await expect(parking.failure).toBeVisible()
  await page.getByRole('link', { name: 'Составить СМС' }).click()
  const { main, sendMessage } = new ContentPages(page)
  await main.getByRole('textbox', { name: 'Номер зоны' }).fill('101')
  await main.getByRole('textbox', { name: 'Номер машины' }).fill('а 123 вс 61')
  const text = encodeURIComponent('61*101*А123ВС61*1')
  await expect(sendMessage).toHaveAttribute('href', `sms:7878?body=${text}`)
})
