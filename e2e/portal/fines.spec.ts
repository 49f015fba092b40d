import { FinesPage } from '../pages/FinesPage.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

tellInLook('phone', (language, say) => {
  test('a driver reads a fine, copies its number and learns where and until when to pay', async ({
    page,
  }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('fineimage')) pictures.push(request.url())
    })
    const fines = await new FinesPage(page, language).open()
    await expect(fines.fines).toHaveCount(4)
    await expect(
      fines.fines.filter({ hasText: say('Передан приставам', 'Sent to bailiffs') }),
    ).toHaveCount(1)
    expect(pictures).toEqual([])

    await fines.unfold('Не оплачен')
    await expect(
      page.getByText(
        say(
          'Заплатить со скидкой можно до 23.12.2026 10:00.',
          'You can pay at a discount until 23.12.2026 10:00.',
        ),
      ),
    ).toBeVisible()
    await expect(fines.fact(say('Осталось заплатить', 'Left to pay'))).toHaveText(
      say(/2\s500,00\s₽/u, /2,500\.00\s₽/u),
    )
    await expect(fines.fact(say('Начало стоянки', 'Parked from'))).toHaveText('21.11.2026 10:00')
    await expect(fines.picture).toBeVisible()
    expect(pictures).toHaveLength(1)
    await expect(fines.payLink).toHaveAttribute('href', 'https://www.gosuslugi.ru/pay')

    // Nobody has allowed this browser to write to the clipboard.
    await fines.copyButton.click()
    await expect(fines.message(say('УИН скопирован.', 'UIN copied.'))).toBeVisible()

    await fines.unfold(say('Оплачен', 'Paid'))
    await expect(fines.fact(say('Осталось заплатить', 'Left to pay'))).toHaveText(
      say(/^0,00\s₽$/u, /^0\.00\s₽$/u),
    )
    await expect(fines.payLink).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('fines and pictures that did not come are asked for once more', async ({
    page,
    city,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const broken = { kind: 'status', status: 503 } as const
    await city.spoilForGood('getFines', broken)
    await city.spoilForGood('getFineImage', broken)
    const fines = await new FinesPage(page, 'en').open()
    await expect(fines.message('Your fines didn’t load')).toBeVisible()
    await city.heal()
    await city.spoilForGood('getFineImage', broken)
    await fines.retry.click()
    await fines.unfold('Sent to bailiffs')
    await expect(fines.message('The photo didn’t load.')).toBeVisible()
    await city.heal()
    await fines.retryPicture.click()
    await expect(fines.picture).toBeVisible()
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
})

test.describe('in a city without fines and receipts', () => {
  test.use({ cityId: 'tyumen' })

  test('their addresses lead nowhere, and nothing of them is loaded', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    for (const path of ['/profile/penalty', '/profile/receipts']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
    }
    expect(loaded.filter((url) => /fines|receipts?(Part|-)|receipt-list/u.test(url))).toEqual([])
    await page.goto('/profile/operations')
    await expect(page.getByRole('link', { name: 'Обратная связь' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Штрафы' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Квитанции' })).toHaveCount(0)
  })
})
