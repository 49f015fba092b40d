import { readFile } from 'node:fs/promises'
import { NEW_DRIVER } from '@parking/sandbox/accounts'
import { MyProfilePage } from '../pages/MyProfilePage.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

const phone = { width: 390, height: 844 }

tellInLook('desktop', (language, say) => {
  test('a driver changes name, e-mail, phone and password, and signs in with what is new', async ({
    page,
    city,
    time,
  }) => {
    const profile = await new MyProfilePage(page, language).open()
    await profile.edit()
    await profile.field('Фамилия', 'Last name').fill('')
    await profile.button('Сохранить', 'Save').click()
    await expect(
      profile.dialog.getByText(say('Введите фамилию', 'Enter your last name')).last(),
    ).toBeVisible()
    await profile.field('Фамилия', 'Last name').fill('Новикова')
    await profile.button('Сохранить', 'Save').click()
    await expect(profile.info.getByText(say('Имя сохранено.', 'Your name is saved.'))).toBeVisible()
    await expect(profile.info.getByText(/^Новикова /u)).toBeVisible()

    await profile.edit()
    await profile.toStep('Изменить почту', 'Change email')
    await profile.sendTo(profile.email, NEW_DRIVER.email)
    await expect(
      profile.dialog.getByText(
        say('Эта почта уже занята', 'Another account already uses this email'),
      ),
    ).toBeVisible()
    await expect(profile.email).toHaveValue(NEW_DRIVER.email)
    await profile.sendTo(profile.email, 'another@parking.example')
    await expect(profile.code).toBeFocused()
    await profile.confirm('0000')
    await expect(
      profile.dialog.getByText(say('Код не подходит', 'That code is wrong')),
    ).toBeVisible()
    await expect(
      profile.dialog.getByText(say(/можно запросить через\s\d+\sс/u, /another code in\s\d+\ss/u)),
    ).toBeVisible()
    const first = await city.lastCodeTo('another@parking.example')
    await time.pass(0.2)
    await profile.resendButton.click()
    await expect(
      profile.dialog.getByText(say('Новый код отправлен.', 'A new code is on its way.')),
    ).toBeVisible()
    const second = await city.lastCodeTo('another@parking.example')
    if (first !== second) {
      await profile.confirm(first)
      await expect(
        profile.dialog.getByText(say('Код не подходит', 'That code is wrong')),
      ).toBeVisible()
    }
    await profile.confirm(second)
    await expect(profile.message(say('Почта изменена.', 'Your email is changed.'))).toBeVisible()

    await profile.toStep('Изменить телефон', 'Change phone')
    await profile.sendTo(profile.phone, NEW_DRIVER.phone)
    await expect(
      profile.dialog.getByText(
        say('Этот телефон уже занят', 'Another account already uses this phone'),
      ),
    ).toBeVisible()
    await profile.sendTo(profile.phone, '89160000077')
    await profile.code.waitFor()
    await profile.confirm(await city.lastCodeTo('79160000077'))
    await expect(
      profile.message(say('новый номер стал основным', 'the new number is the main one')),
    ).toBeVisible()

    await profile.toStep('Изменить пароль', 'Change password')
    await profile.changePassword('wrong', 'new1')
    await expect(
      profile.dialog.getByText(say('Старый пароль не подходит.', 'The old password is wrong.')),
    ).toBeVisible()
    await profile.changePassword('parking1', 'new1')
    await expect(profile.message(say('Пароль изменён.', 'Your password is changed.'))).toBeVisible()
    await profile.close()
    await expect(profile.info.getByText('another@parking.example')).toBeVisible()
    await expect(profile.mainPhone).toHaveText(/916.*000.00.77/u)
    await expect(profile.phones.filter({ hasText: /900.*000.00.01/u })).toHaveCount(0)

    await profile.signOut()
    const login = await (await profile.header.openLogin()).asDriver()
    await login.signIn('another@parking.example', 'new1')
    await expect(profile.header.accountButton).toBeVisible()
  })
})

test.describe('on a phone, in English, where codes come by a call', () => {
  test.use({ viewport: phone, cityId: 'rostov' })

  test('phones come and go, settings save themselves, and the other tab follows', async ({
    page,
    context,
    city,
  }) => {
    const profile = await new MyProfilePage(page, 'en').open()
    const other = await new MyProfilePage(await context.newPage(), 'en').open()
    await page.bringToFront()
    await profile.addPhone()
    await profile.sendTo(profile.phone, '9160000078')
    await expect(profile.dialog.getByText('last four digits of the number')).toBeVisible()
    await profile.confirm(await city.lastCodeTo('79160000078'))
    await expect(profile.message('The phone is added.')).toBeVisible()
    await expect(other.phones.filter({ hasText: /916.*000.00.78/u })).toBeVisible()

    await profile.setMain(/00.78/u)
    await expect(profile.message('The main phone is changed.')).toBeVisible()
    await expect(profile.phones.filter({ hasText: 'main' }).first()).toContainText('78')
    await profile.delete(/00.01/u)
    await expect(profile.message('The phone is deleted.')).toBeVisible()
    await expect(other.phones.filter({ hasText: /00.01/u })).toHaveCount(0)

    await profile.pushOff.check()
    await expect(profile.settings.getByText('Saved')).toBeVisible()
    await expect(other.pushOff).toBeChecked()
    await city.spoil('changeAccountSettings', { kind: 'errorName', errorName: 'UnknownError' })
    await profile.pushOff.uncheck()
    await expect(profile.settings.getByRole('alert')).toContainText('The setting wasn’t saved')
    await expect(profile.pushOff).toBeChecked()
    await page.reload()
    await expect(profile.pushOff).toBeChecked()

    await profile.signOut()
    await expect(other.header.signInButton).toBeVisible()
    await expect(other.info).toBeHidden()
  })
})

tellInLook('phone', (language, say) => {
  test('a driver tops up, takes the account’s data along, and sees what the browser keeps', async ({
    page,
  }) => {
    const profile = await new MyProfilePage(page, language).open()
    const topUp = await profile.topUp()
    await expect(topUp.amount).toBeVisible()
    await topUp.dialog.getByRole('button', { name: say('Закрыть', 'Close') }).click()

    const download = page.waitForEvent('download')
    await profile.button('Скачать мои данные', 'Download my data').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('parking-kazan-2026-11-24.json')
    const text = await readFile(await file.path(), 'utf8')
    const data: unknown = JSON.parse(text)
    expect(data).toMatchObject({ city: 'Казань', profile: { email: 'driver@parking.example' } })
    expect(text).not.toContain(
      await page.evaluate(() => localStorage.getItem('parking.token.kazan.driver') ?? ''),
    )

    await page.evaluate(() => localStorage.setItem('parking.person.last.kazan', '{}'))
    await page.reload()
    await expect(profile.kept.getByText(say('Последняя парковка', 'Your last stay'))).toBeVisible()
    await profile.kept.getByRole('button', { name: say('Удалить это', 'Delete this') }).click()
    await expect(profile.kept.getByText(say('Последняя парковка', 'Your last stay'))).toBeHidden()
    await expect(
      profile.kept.getByText(say('Вход в личный кабинет', 'That you are signed in')),
    ).toBeVisible()
    await page.reload()
    await expect(profile.info).toBeVisible()
  })
})

test('a dialog that Escape closes gives the focus back to the button that opened it', async ({
  page,
}) => {
  const profile = await new MyProfilePage(page).open()
  for (const opener of [
    profile.info.getByRole('button', { name: 'Изменить', exact: true }),
    profile.button('Добавить телефон', 'Add a phone'),
  ]) {
    await opener.press('Enter')
    await expect(profile.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(profile.dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
