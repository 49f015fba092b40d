import { DEMO_PASSWORD, DRIVER, DRIVER_WITHOUT_PASSWORD } from '@parking/sandbox/accounts'
import { LoginDialog } from '../pages/LoginDialog.ts'
import { MapPage } from '../pages/MapPage.ts'
import { RestorePage } from '../pages/RestorePage.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

tellInLook('desktop', (language, say) => {
  test('an account without a password is led from the login to setting one', async ({
    page,
    city,
  }) => {
    const { email } = DRIVER_WITHOUT_PASSWORD
    const map = await new MapPage(page, language).open()
    const login = await (await map.header.openLogin()).asDriver()
    await login.tryWith('anything', email)
    const restore = new RestorePage(page, language)
    await expect(restore.noPassword).toBeVisible()
    await expect(restore.login).toHaveValue(email)
    await restore.getCode.click()
    await expect(
      page.getByText(say(`письмо с кодом на ${email}`, `a letter with a code to ${email}`)),
    ).toBeVisible()
    await restore.set('000000', 'another-1', 'another-2')
    await expect(restore.refused).toBeFocused()
    await expect(restore.refused).toContainText(
      say('Пароли не совпадают', 'The passwords don’t match'),
    )
    await restore.set('000000', 'another-1')
    await expect(restore.refused).toContainText(say('Код не подходит', 'That code isn’t right'))
    await expect(restore.password).toHaveValue('another-1')
    // The link of the letter leads to the same step, on any device.
    const { code, link } = await city.lastMessage()
    await page.goto(say(link, `/en${link}`))
    await restore.set(` ${code.slice(0, 3)} ${code.slice(3)} `, 'another-1')
    await expect(restore.done).toBeVisible()
    expect(await page.evaluate(() => location.href)).not.toContain(code)
    await restore.button('Войти', 'Sign in').click()
    await new LoginDialog(page, language).signIn(email, 'another-1')
    await expect(map.header.accountButton).toBeVisible()
  })
})

test.describe('in English, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a forgotten password is set by a text message, and too many of them say how long to wait', async ({
    page,
    city,
    time,
  }) => {
    const map = await new MapPage(page, 'en').open()
    const login = await (await map.header.openLogin()).asDriver()
    await login.forgot.click()
    await expect(login.dialog).toBeHidden()
    const restore = new RestorePage(page, 'en')
    await restore.ask('8 900 000-00-01')
    await expect(page.getByText(/texted a code to \+7\s\(900\)/)).toBeVisible()
    const again = restore.button('Отправить код ещё раз', 'Send the code again')
    for (let sent = 1; sent < 5; sent += 1) {
      await time.pass(1)
      await again.click()
      await expect(page.getByText(/You can ask for another code/)).toBeVisible()
    }
    await time.pass(1)
    await again.click()
    await expect(page.getByRole('alert')).toContainText(/another in \d+ minutes/)
    await expect(again).toBeHidden()
    await restore.set((await city.lastMessage()).code, 'another-1')
    await expect(restore.done).toBeVisible()
    await restore.button('Войти', 'Sign in').click()
    const dialog = new LoginDialog(page, 'en')
    // What is known is not asked for again.
    await expect(dialog.password).toBeFocused()
    await expect(dialog.login).toHaveValue(/900.?000.?00.?01$/)
    await dialog.tryWith(DEMO_PASSWORD, DRIVER.phone)
    await expect(dialog.summary).toBeVisible()
    await dialog.signIn(DRIVER.phone, 'another-1')
    await expect(map.header.accountButton).toBeVisible()
  })
})
