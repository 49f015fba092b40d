import type { Page } from '@playwright/test'
import { CompanyPage } from '../pages/CompanyPage.ts'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { LeavingDialogs } from '../pages/LeavingDialogs.ts'
import { expect, test } from '../world/test.ts'

/** When a tab knows that its account was used last. */
function lastUse(tab: Page): Promise<number> {
  return tab.evaluate(() => Number(localStorage.getItem('parking.token.kazan.company.used')))
}

test('a console that nobody uses asks in every tab, and signs out after 15 minutes', async ({
  page,
  context,
  time,
}) => {
  const company = await (await new CoopLoginPage(page).open()).signIn()
  await expect(company.heading).toBeVisible()
  const other = await new CompanyPage(await context.newPage()).open()
  await expect(other.heading).toBeVisible()
  const [leaving, leavingThere] = [new LeavingDialogs(page), new LeavingDialogs(other.page)]

  await time.pass(10)
  // Noted once the watch has come, and in the other tab once the browser has carried it there.
  const before = await lastUse(other.page)
  const pressed = async () => {
    await page.keyboard.press('Shift')
    return lastUse(other.page)
  }
  await expect.poll(pressed).toBeGreaterThan(before)
  await time.pass(10)
  await expect(other.heading).toBeVisible()
  await expect(leavingThere.idle).toBeHidden()

  await time.pass(4.2)
  await expect(leaving.idle.getByRole('timer')).toHaveText(/^Осталось \d\d секунд/)
  await expect(leaving.stay).toBeFocused()
  await expect(leavingThere.idle).toBeVisible()
  await leaving.stay.click()
  await expect(leaving.idle).toBeHidden()
  await time.pass(0.1)
  await expect(leavingThere.idle).toBeHidden()

  await time.pass(14.2)
  await expect(leaving.idle).toBeVisible()
  await time.pass(1)
  for (const tab of [page, other.page]) {
    await expect(new LeavingDialogs(tab).ended).toBeVisible()
    await expect(new CoopLoginPage(tab).heading).toBeVisible()
  }
})

test('a laptop that wakes up hours later shows no account', async ({ page, time }) => {
  const company = await (await new CoopLoginPage(page, 'en').open()).signIn()
  await expect(company.heading).toBeVisible()
  await time.jump(8 * 60)
  await page.mouse.move(100, 100)
  await expect(new LeavingDialogs(page, 'en').ended).toBeVisible()
  await expect(company.heading).toBeHidden()
})
