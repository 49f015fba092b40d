import { expect, test } from '../world/test.ts'

for (const [address, title] of [
  ['/%E0%A4%A', 'Страница не найдена'],
  ['/news%zz', 'Страница не найдена'],
  ['/en/%', 'Page not found'],
] as const) {
  test(`an address that nobody can read leads on: ${address}`, async ({ page, watch }) => {
    watch.expect(/404|Failed to load/u)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL((url) => /^\/(en)?\/?$/u.test(url.pathname))
  })
}
