import { DRIVER } from '@parking/sandbox/accounts'
import { LoginDialog } from '../pages/LoginDialog.ts'
import { MapPage } from '../pages/MapPage.ts'
import { OperationsPage } from '../pages/OperationsPage.ts'
import { ParkingPage } from '../pages/ParkingPage.ts'
import type { ThirdPartyPage } from '../pages/ThirdPartyPage.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

tellInLook('phone', (language) => {
  test("a third party's ID signs a driver in, and no token stays in an address", async ({
    page,
  }) => {
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    const map = await new MapPage(page, language).open()
    const login = await (await map.header.openLogin()).asDriver()
    await (await login.byThirdParty()).signInAs(DRIVER.email)
    await expect(new ParkingPage(page, language).heading).toBeVisible()
    await expect(map.header.accountButton).toBeVisible()
    expect(addresses.at(-1)).not.toContain('token')
    await page.goBack()
    await expect(page).not.toHaveURL(/access_token/)
  })
})

test('it goes on to the page that was asked for, in the language that was spoken', async ({
  page,
}) => {
  await page.goto('/en/profile/operations')
  const login = await new LoginDialog(page, 'en').asDriver()
  await (await login.byThirdParty()).signInAs(DRIVER.email)
  await expect(new OperationsPage(page, 'en').heading).toBeVisible()
  await expect(page).toHaveURL(/\/en\/profile\/operations$/)
})

for (const [who, answer] of [
  ['who changes their mind', (there: ThirdPartyPage) => there.refuse()],
  ['whom the city does not know', (there: ThirdPartyPage) => there.signInAs('stranger@')],
] as const) {
  test(`offers the login again to people ${who}`, async ({ page }) => {
    const map = await new MapPage(page).open()
    const login = await (await map.header.openLogin()).asDriver()
    await answer(await login.byThirdParty())
    await expect(login.thirdPartyFailure).toBeVisible()
    await expect(login.password).toBeVisible()
    await expect(map.header.accountButton).toBeHidden()
  })
}

test('an answer that nobody asked for signs nobody in', async ({ page }) => {
  await page.goto('/callback/YandexLogin.html#access_token=stolen&state=guessed')
  await expect(new LoginDialog(page).thirdPartyFailure).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
