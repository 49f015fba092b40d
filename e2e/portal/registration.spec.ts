import { DRIVER } from '@parking/sandbox/accounts'
import type { Page } from '@playwright/test'
import { MapPage } from '../pages/MapPage.ts'
import { newcomer, RegistrationPage } from '../pages/RegistrationPage.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

/** Everything that a browser keeps of a page: its storage and its history. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
    ]),
  )
}

test.describe('in a city that calls and asks for names', () => {
  test.use({ cityId: 'rostov' })

  tellInLook('phone', (language, say) => {
    test('somebody registers by the number that calls, with another phone on the way', async ({
      page,
      context,
      city,
      time,
    }) => {
      const map = await new MapPage(page, language).open()
      const other = await new MapPage(await context.newPage(), language).open()
      const registration = await map.header.register()
      await registration.name('Иванова', 'Анна')
      await registration.fillIn()
      await registration.send()
      expect(await kept(page)).not.toContain(newcomer.password)

      await page.goBack()
      await expect(registration.email).toHaveValue(newcomer.email)
      await expect(registration.password).toHaveValue(newcomer.password)
      await page.goForward()
      await registration.confirmEmailBy((await city.lastMessage()).code)

      await registration.button('Изменить номер', 'Change the number').click()
      await registration.field('Новый номер', 'New number').fill('+7 911 555-66-77')
      await registration.button('Получить код', 'Get a code').click()
      await expect(page.getByText(/\(911\)\s555/)).toBeVisible()
      await time.pass(1)
      await registration.button('Позвонить ещё раз', 'Call again').click()
      await expect(
        page.getByText(say('Новый код отправлен', 'A new code is on its way')),
      ).toBeVisible()
      await registration.digits.fill('0000 ')
      await expect(registration.codeRefused).toBeVisible()
      await registration.digits.fill((await city.lastMessage()).code)
      await expect(map.header.accountButton).toBeVisible()
      await expect(other.header.accountButton).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname === say('/', '/en'))
      expect(await kept(page)).not.toContain(newcomer.password)
      await registration.open()
      await expect(page).toHaveURL((url) => url.pathname === say('/', '/en'))
    })
  })
})

test.describe('in English, with the link of the letter', () => {
  test('somebody finishes on another device, where the link was pressed twice', async ({
    page,
    city,
    time,
    otherDevice,
  }) => {
    const map = await new MapPage(page, 'en').open()
    const registration = await map.header.register()
    await registration.submit.click()
    await expect(registration.refused).toBeFocused()
    await registration.fillIn({ ...newcomer, email: DRIVER.email })
    await registration.submit.click()
    await expect(registration.refused).toContainText('already has an account')
    await expect(registration.email).toHaveAttribute('aria-invalid', 'true')
    await registration.email.fill(newcomer.email)
    await registration.send()

    const { link } = await city.lastMessage()
    const there = await (await otherDevice()).newPage()
    await there.goto(`/en${link}`)
    const onPhone = new RegistrationPage(there, 'en')
    await expect(onPhone.code).toHaveValue(link.split('/').at(-1) ?? '')
    await expect(there).toHaveURL((url) => !url.pathname.endsWith(link.slice(-5)))
    await onPhone.confirmEmail.click()
    await expect(onPhone.phoneStep).toBeVisible()

    await there.goto(`/en${link}`)
    await onPhone.confirmEmail.click()
    await expect(onPhone.codeRefused).toContainText('used already')
    await time.pass(1)
    await onPhone.button('Отправить письмо ещё раз', 'Send the letter again').click()
    await expect(there.getByText('A new code is on its way')).toBeVisible()
    await onPhone.confirmEmailBy((await city.lastMessage()).code)
    await there.reload()
    await onPhone.code.fill((await city.lastMessage()).code)
    await expect(new MapPage(there, 'en').header.accountButton).toBeVisible()

    // The first device is told what to do.
    await page.getByRole('link', { name: 'I’ve confirmed it already' }).click()
    await registration.code.fill('1234')
    await expect(registration.codeRefused).toBeVisible()
  })
})

test('the app is handed the code, and its store opens a second after the press', async ({
  page,
  city,
  watch,
}) => {
  watch.expect(/Failed to launch|parking-kazan:|apps\.example/)
  await page.route('https://apps.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The store</h1>' }),
  )
  const registration = await new RegistrationPage(page).open()
  await registration.fillIn()
  await registration.send()
  const { link } = await city.lastMessage()
  await page.goto(link.replace('/registration', '/some/where'))
  const address = `parking-kazan:/${link}`
  await expect(registration.appLink).toHaveAttribute('href', address)
  await registration.appLink.click()
  await expect(page.getByRole('heading', { name: 'The store' })).toBeVisible()
})
