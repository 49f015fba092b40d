import { NEW_DRIVER } from '@parking/sandbox/accounts'
import type { Locator } from '@playwright/test'
import { MyProfilePage } from '../pages/MyProfilePage.ts'
import { cutOff, inWords, type ScreenState, type Stage } from './ScreenState.ts'

const driver = { signedIn: true } as const

async function open({ page, language }: Stage): Promise<MyProfilePage> {
  const profile = await new MyProfilePage(page, language).open()
  await profile.pushOff.waitFor()
  return profile
}

/** Opens the dialog at a step. */
async function editing(stage: Stage, ru: string, en: string): Promise<MyProfilePage> {
  const profile = await open(stage)
  await profile.edit()
  await profile.toStep(ru, en)
  return profile
}

const toEmail = (stage: Stage) => editing(stage, 'Изменить почту', 'Change email')
const toPhone = (stage: Stage) => editing(stage, 'Изменить телефон', 'Change phone')

async function withTwoPhones(stage: Stage): Promise<MyProfilePage> {
  const profile = await open(stage)
  await profile.addPhone()
  await profile.sendTo(profile.phone, '9160000078')
  await profile.code.waitFor()
  await profile.confirm(await stage.city.lastCodeTo('79160000078'))
  await profile.phones.nth(1).waitFor()
  return profile
}

const pageScreens: readonly ScreenState[] = [
  { ...driver, name: 'my profile', open: async (stage) => (await withTwoPhones(stage)).info },
  {
    ...driver,
    name: 'my profile, without balance, one phone',
    cityId: 'sevastopol',
    open: async (stage) => (await open(stage)).info,
  },
  {
    ...driver,
    name: 'my profile, on its way',
    open: async ({ page, language, city }) => {
      await city.spoilForGood('getProfileV6', { kind: 'delay', milliseconds: 60_000 })
      const profile = new MyProfilePage(page, language)
      await page.goto(language === 'ru' ? '/profile/my-profile' : '/en/profile/my-profile')
      return profile.page.getByRole('heading', { level: 1 })
    },
  },
  {
    ...driver,
    name: 'my profile, did not come',
    expects: cutOff,
    open: async (stage) => {
      const { page, language, city } = stage
      await city.spoilForGood('getProfileV6', { kind: 'status', status: 503 })
      await page.goto(language === 'ru' ? '/profile/my-profile' : '/en/profile/my-profile')
      return page.getByText(inWords(stage, 'Профиль не загрузился', 'profile didn’t load'))
    },
  },
  {
    ...driver,
    name: 'my profile, a setting not saved',
    open: async (stage) => {
      const profile = await open(stage)
      const fault = { kind: 'errorName', errorName: 'UnknownError' } as const
      await stage.city.spoil('changeAccountSettings', fault)
      await profile.pushOff.click()
      return profile.settings.getByRole('alert')
    },
  },
  {
    ...driver,
    name: 'my profile, a phone to be deleted',
    open: async (stage): Promise<Locator> => (await withTwoPhones(stage)).askToDelete(/00.78/u),
  },
]

const dialogScreens: readonly ScreenState[] = [
  {
    ...driver,
    name: 'profile dialog',
    open: async (stage) => {
      const profile = await open(stage)
      await profile.edit()
      return profile.dialog
    },
  },
  {
    ...driver,
    name: 'profile dialog, names refused',
    open: async (stage) => {
      const profile = await open(stage)
      await profile.edit()
      await profile.field('Фамилия', 'Last name').fill('')
      await profile.button('Сохранить', 'Save').click()
      return profile.dialog.getByRole('alert')
    },
  },
  {
    ...driver,
    name: 'profile dialog, e-mail',
    open: async (stage) => (await toEmail(stage)).email,
  },
  {
    ...driver,
    name: 'profile dialog, e-mail taken',
    open: async (stage) => {
      const profile = await toEmail(stage)
      await profile.sendTo(profile.email, NEW_DRIVER.email)
      return profile.dialog.getByText(inWords(stage, 'Эта почта уже занята', 'already uses this'))
    },
  },
  {
    ...driver,
    name: 'profile dialog, code',
    open: async (stage) => {
      const profile = await toEmail(stage)
      await profile.sendTo(profile.email, 'another@parking.example')
      return profile.code
    },
  },
  {
    ...driver,
    name: 'profile dialog, code by a call, wrong',
    cityId: 'rostov',
    open: async (stage) => {
      const profile = await toPhone(stage)
      await profile.sendTo(profile.phone, '9160000078')
      await profile.confirm('0000')
      await stage.time.pass(0.2)
      await profile.button('Прислать код по СМС', 'Text me the code').waitFor()
      return profile.dialog.getByText(inWords(stage, 'Код не подходит', 'That code is wrong'))
    },
  },
  { ...driver, name: 'profile dialog, phone', open: async (stage) => (await toPhone(stage)).phone },
  {
    ...driver,
    name: 'profile dialog, password refused',
    open: async (stage) => {
      const profile = await editing(stage, 'Изменить пароль', 'Change password')
      await profile.dialog
        .getByRole('button', { name: inWords(stage, 'Изменить пароль', 'Change password') })
        .click()
      return profile.dialog.getByRole('alert')
    },
  },
  {
    ...driver,
    name: 'profile dialog, changed',
    open: async (stage) => {
      const profile = await editing(stage, 'Изменить пароль', 'Change password')
      await profile.field('Старый пароль', 'Old password').fill('parking1')
      await profile.field('Новый пароль', 'New password').fill('new1')
      await profile.dialog
        .getByRole('button', { name: inWords(stage, 'Изменить пароль', 'Change password') })
        .click()
      return profile.message(inWords(stage, 'Пароль изменён', 'password is changed'))
    },
  },
]

/** The driver's profile, and the dialog in which it is changed. */
export const profileScreens: readonly ScreenState[] = [...pageScreens, ...dialogScreens]
