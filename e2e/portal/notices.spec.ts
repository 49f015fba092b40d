import { expect, test } from '../world/test.ts'

test.use({ scenario: 'city with a notification' })

test('the notification of a city opens by itself and leads on to what it speaks of', async ({
  page,
}) => {
  const popUp = page.getByRole('dialog', { name: 'Изменение тарифов' })
  await page.goto('/pages')
  await expect(popUp.getByText('С 1 декабря тарифы некоторых зон изменятся.')).toBeVisible()
  await popUp.getByRole('link', { name: 'прочитайте новости' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible()
  await expect(popUp).toBeHidden()
})
