import { GuestPage } from '../pages/GuestPage.ts'
import { MapPage } from '../pages/MapPage.ts'
import type { Language } from '../pages/Screen.ts'
import { enlargeText } from '../screens/largeText.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { isFocused, keyboardOf } from '../world/keyboardOf.ts'
import { expect, test } from '../world/test.ts'

const plate = 'Т777ТТ77'
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const looks: readonly {
  readonly cityId: string
  readonly language: Language
  readonly viewport: typeof phone
}[] = [
  { cityId: 'tula', language: 'ru', viewport: phone },
  { cityId: 'kazan', language: 'en', viewport: desktop },
]

test.describe('what a guest has paid for, beside the map of a phone', () => {
  test.use({ cityId: 'tula', viewport: phone })

  for (const text of [null, 'root'] as const) {
    test(`covers nothing of it, with the text enlarged by: ${text ?? 'nothing'}`, async ({
      page,
    }) => {
      const guest = await new GuestPage(page, 'ru').open()
      await guest.fillIn('101', plate)
      await (await guest.goToBank()).pay()
      await expect(guest.started).toBeVisible()
      const map = await new MapPage(page, 'ru').open('/')
      await expect(guest.overMap).toBeVisible()
      await enlargeText(page, text)
      await expect
        .poll(async () => {
          const running = await guest.overMap.boundingBox()
          const content = await page.getByRole('main').boundingBox()
          if (running === null || content === null) return 'not shown'
          return running.y + running.height <= content.y ? 'above the map' : 'over the map'
        })
        .toBe('above the map')
      await map.search.click()
    })
  }
})

for (const { cityId, language, viewport } of looks) {
  test.describe(`a guest in ${cityId} (${language}, ${viewport.width} px)`, () => {
    test.use({ cityId, viewport })

    test('pays, comes back, and finds what runs again: here, over the map, after a reload', async ({
      page,
      city,
    }) => {
      const guest = await new GuestPage(page, language).open('?zone=101')
      await guest.fillIn('101', plate)
      await (await guest.goToBank()).pay()
      await expect(guest.started).toBeVisible()
      await expect(page).toHaveURL(language === 'ru' ? /\/guest-payment$/ : /\/en\/guest-payment$/)
      await expect(guest.running.getByRole('timer')).toBeVisible()
      expect((await city.ledger()).count('payment')).toBe(1)

      await page.reload()
      await expect(guest.running.getByRole('timer')).toBeVisible()
      await page.goto(language === 'ru' ? '/' : '/en')
      await guest.overMap.click()
      await guest.forget()
      await expect(guest.running).toBeHidden()
      await page.reload()
      await expect(guest.heading).toBeVisible()
      await expect(guest.running).toBeHidden()
    })

    test('is told that the bank declined, with the form as it was', async ({ page, city }) => {
      const guest = await new GuestPage(page, language).open()
      await guest.fillIn('101', plate)
      await (await guest.goToBank()).decline()
      await expect(guest.declined).toBeVisible()
      await expect(guest.zone).toHaveValue(/101/)
      await expect(guest.running).toBeHidden()
      expect((await city.ledger()).sessions).toBe(0)
    })

    test('finds a payment whose answer the bank has lost', async ({ page, city, watch }) => {
      watch.expect(/ERR_EMPTY_RESPONSE|Failed to load resource/)
      const guest = await new GuestPage(page, language).open()
      await guest.fillIn('101', plate)
      await (await guest.goToBank()).payAndLose()
      await guest.open()
      await expect(guest.started).toBeVisible()
      expect((await city.ledger()).count('payment')).toBe(1)
    })
  })
}

test.describe('a lost answer of the city', () => {
  test.use({ cityId: 'tula' })

  test('is said to be not known where nobody can tell, with whom to ask', async ({
    page,
    city,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const guest = await new GuestPage(page).open()
    await guest.fillIn('101', plate)
    await city.spoilForGood('startParking', { kind: 'lost' })
    await guest.askForLink()
    await expect(guest.dialog.getByText('Неизвестно, прошёл ли платёж')).toBeVisible()
    await expect(guest.dialog.getByRole('link', { name: 'Позвонить оператору' })).toBeVisible()
    expect((await city.ledger()).sessions).toBe(0)
  })
})

test('who comes back from the bank without a word of it sees an estimate, and what stands before a second payment', async ({
  page,
  city,
}) => {
  const guest = await new GuestPage(page).open()
  await guest.fillIn('101', plate)
  await guest.goToBank()
  await page.goBack()
  await guest.fillIn('101', plate)
  await expect(page.getByText('Примерно, по тарифу зоны')).toBeVisible()
  await expect(page.getByText('Уточняем')).toBeHidden()
  await expect(guest.submit).toHaveAttribute('aria-busy', 'false')
  await guest.submit.press('Enter')
  await expect(page.getByText('Сначала узнаем, прошёл ли прошлый платёж')).toBeVisible()
  expect((await city.ledger()).count('payment')).toBe(0)
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`back from the bank by the keyboard, ${viewport.width} px`, () => {
    test.use({ viewport })
    test('nothing that has the focus lies under what is told, and it stays when that goes', async ({
      page,
    }) => {
      const guest = await new GuestPage(page).open()
      await guest.fillIn('101', plate)
      await guest.goToBank()
      await page.goBack()
      const stop = page.getByRole('button', { name: 'Не платить по ней' })
      await expect(stop).toBeVisible()
      await guest.zone.focus()
      const isFree = () =>
        page.evaluate(() => {
          const one = document.activeElement
          if (one === null) return false
          const { left, top, width, height } = one.getBoundingClientRect()
          const met = document.elementFromPoint(left + width / 2, top + height / 2)
          return one.contains(met) || met?.contains(one) === true || Boolean(met?.closest('label'))
        })
      const keys = keyboardOf(page)
      await keys.tabTo(async () => {
        expect(await isFree(), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(
          true,
        )
        return isFocused(stop)()
      })
      await keys.press('Enter')
      await expect(stop).toBeHidden()
      await expect(page.locator('body')).not.toBeFocused()
      expect(await isFree()).toBe(true)
    })
  })
}

test('what runs can be read where the city cannot be reached', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED/)
  const guest = await new GuestPage(page).open()
  await guest.fillIn('101', plate)
  await (await guest.goToBank()).pay()
  await expect(guest.running.getByRole('timer')).toBeVisible()
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Не удалось загрузить данные для оплаты')).toBeVisible()
  await expect(guest.running.getByRole('timer')).toBeVisible()
})

test('a city that knows its keys says that nothing was paid', async ({ page, city, watch }) => {
  watch.expect(/Failed to load resource/)
  const guest = await new GuestPage(page).open()
  await guest.fillIn('101', plate)
  await city.spoilForGood('startParking', { kind: 'lost' })
  await guest.askForLink()
  await expect(guest.dialog.getByText('деньги не списаны')).toBeVisible()
  await city.heal()
  await guest.askForLinkAgain()
  await expect(guest.link).toBeVisible()
})

tellInLook('desktop', (language, say) => {
  test('a stay of this morning is paid afterwards', async ({ page, city }) => {
    const guest = await new GuestPage(page, language).open()
    await guest.day.selectOption('postPayment')
    await guest.fillIn('101', plate)
    await guest.start.fill('08:30')
    await (await guest.goToBank()).pay()
    await expect(guest.main.getByText(say('Стоянка оплачена', 'Parking paid'))).toBeVisible()
    await expect(guest.running).toBeHidden()
    expect((await city.ledger()).count('payment')).toBe(1)
  })

  test('a plate that differs by one character from one paid for here is asked about', async ({
    page,
  }) => {
    const guest = await new GuestPage(page, language).open()
    await guest.fillIn('101', plate)
    await (await guest.goToBank()).pay()
    await expect(guest.started).toBeVisible()
    await guest.plate.fill('Т777ТТ78')
    await guest.main.getByRole('button', { name: new RegExp(say('^Да, ', '^Yes, ')) }).click()
    await expect(guest.plate).toHaveValue(/77/)
  })
})

tellInLook('phone', (language, say) => {
  test('who comes back from the bank is told of the payment, though another tab has signed somebody in', async ({
    page,
    context,
    city,
  }) => {
    const guest = await new GuestPage(page, language).open()
    await guest.fillIn('101', plate)
    const bank = await guest.goToBank()
    const otherTab = await new MapPage(await context.newPage(), language).open()
    const login = await otherTab.header.openLogin()
    await (await login.asDriver()).signIn()
    await expect(otherTab.header.accountButton).toBeVisible()
    await otherTab.page.close()
    await bank.pay()

    const title = page.getByText(say('Парковка началась', 'Parking has started'))
    await expect(title).toBeVisible()
    await expect(page).toHaveURL(say(/\/$/, /\/en$/))
    await expect(guest.notOfAccount).toBeVisible()
    const map = new MapPage(page, language)
    await map.paidHere.click()
    await expect(guest.running.getByRole('timer')).toBeVisible()
    await expect(guest.accountHasNone).toBeVisible()
    expect((await city.ledger()).count('payment')).toBe(1)
  })
})

test('who is asked to sign in may pay without an account, with the place filled in', async ({
  page,
}) => {
  await page.goto('/profile/parking?zone=101&type=roadside')
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByRole('button', { name: 'Водитель' }).click()
  await dialog.getByRole('button', { name: 'Оплатить парковку без регистрации' }).click()
  await expect(new GuestPage(page).zone).toHaveValue(/101/)
})

test.describe('a city without guests', () => {
  test.use({ cityId: 'perm' })

  test('leads to its map', async ({ page }) => {
    await new GuestPage(page).open()
    await expect(page).toHaveURL(/\/$/)
    await expect(new MapPage(page).header.signInButton).toBeVisible()
  })
})

test.describe('a driver who is signed in', () => {
  test.use({ signedIn: true })

  test('is led to the account', async ({ page }) => {
    await new GuestPage(page).open()
    await expect(page).not.toHaveURL(/guest-payment/)
  })
})
