import { DRIVER } from '@parking/sandbox/accounts'
import { newcomer, RegistrationPage } from '../pages/RegistrationPage.ts'
import { RestorePage } from '../pages/RestorePage.ts'
import { inWords, type ScreenState, type Stage } from './ScreenState.ts'

const openForm = ({ page, language }: Stage) => new RegistrationPage(page, language).open()
const openRestore = ({ page, language }: Stage, query?: string) =>
  new RestorePage(page, language).open(query)

async function atEmail(stage: Stage): Promise<RegistrationPage> {
  const registration = await openForm(stage)
  await registration.fillIn()
  return registration.send()
}

async function atPhone(stage: Stage): Promise<RegistrationPage> {
  const registration = await atEmail(stage)
  return registration.confirmEmailBy((await stage.city.lastMessage()).code)
}

const english = (stage: Stage): string => (stage.language === 'en' ? '/en' : '')

/** Becoming a customer, and setting a new password. */
export const registrationScreens: readonly ScreenState[] = [
  {
    name: 'registration',
    cityId: 'rostov',
    open: async (stage) => (await openForm(stage)).field('Фамилия', 'Last name'),
  },
  {
    name: 'registration, not filled in',
    cityId: 'rostov',
    open: async (stage) => {
      const registration = await openForm(stage)
      await registration.submit.click()
      return registration.refused
    },
  },
  {
    name: 'registration, e-mail taken',
    open: async (stage) => {
      const registration = await openForm(stage)
      await registration.fillIn({ ...newcomer, email: DRIVER.email })
      await registration.submit.click()
      return registration.refused
    },
  },
  {
    name: 'registration, agreement',
    open: async (stage) => {
      const registration = await openForm(stage)
      await registration.button('Прочитать соглашение', 'Read the agreement').click()
      return stage.page.getByText('Регистрация бесплатна')
    },
  },
  {
    name: 'registration, consent',
    open: async (stage) => {
      const registration = await openForm(stage)
      await registration.consent.scrollIntoViewIfNeeded()
      await registration.button('Прочитать согласие', 'Read the consent').click()
      return stage.page.getByText(inWords(stage, 'Даю оператору', 'I allow the operator'))
    },
  },
  {
    name: 'registration, its boxes',
    open: async (stage) => {
      const registration = await openForm(stage)
      await registration.submit.scrollIntoViewIfNeeded()
      return registration.consent
    },
  },
  { name: 'registration, e-mail', open: async (stage) => (await atEmail(stage)).code },
  {
    name: 'registration, link of the letter',
    open: async (stage) => {
      await atEmail(stage)
      await stage.page.goto(`${english(stage)}${(await stage.city.lastMessage()).link}`)
      return new RegistrationPage(stage.page, stage.language).appLink
    },
  },
  {
    name: 'registration, e-mail refused',
    open: async (stage) => {
      const registration = await atEmail(stage)
      await registration.code.fill('0000x')
      await registration.confirmEmail.click()
      return registration.codeRefused
    },
  },
  { name: 'registration, phone', open: async (stage) => (await atPhone(stage)).code },
  {
    name: 'registration, phone that is called, another one',
    cityId: 'ufa',
    open: async (stage) => {
      const registration = await openForm(stage)
      await registration.name('Иванова', 'Анна')
      await registration.fillIn()
      await registration.send()
      await registration.confirmEmailBy((await stage.city.lastMessage()).code)
      await registration.button('Изменить номер', 'Change the number').click()
      await registration.button('Получить код', 'Get a code').click()
      return stage.page.getByRole('alert')
    },
  },
  {
    name: 'registration, run out',
    open: async (stage) => {
      await stage.page.goto(`${english(stage)}/registration/confirmation/email/gone/1234`)
      await new RegistrationPage(stage.page, stage.language).confirmEmail.click()
      const title = inWords(stage, 'больше не действует', 'no longer works')
      return stage.page.getByRole('heading', { name: title })
    },
  },
  {
    name: 'restore, account without a password',
    open: async (stage) =>
      (await openRestore(stage, '?error=EmptyPass&email=nopassword@parking.example')).noPassword,
  },
  {
    name: 'restore, code and password',
    open: async (stage) => (await (await openRestore(stage)).ask(DRIVER.email)).password,
  },
  {
    name: 'restore, refused',
    open: async (stage) => {
      const restore = await (await openRestore(stage)).ask(DRIVER.email)
      return (await restore.set('000', 'short', 'other')).refused
    },
  },
  {
    name: 'restore, done',
    open: async (stage) => {
      const restore = await (await openRestore(stage)).ask(DRIVER.email)
      return (await restore.set((await stage.city.lastMessage()).code, 'another-1')).done
    },
  },
]
