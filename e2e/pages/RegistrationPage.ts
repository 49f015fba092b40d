import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** Who registers in the stories. */
export const newcomer = {
  email: 'anna@parking.example',
  phone: '9112223344',
  password: 'secret-1',
}

/** The three steps of a registration. */
export class RegistrationPage extends Screen {
  async open(): Promise<this> {
    await this.page.goto(this.address('/registration'))
    return this
  }

  get form(): Locator {
    return this.page.getByRole('heading', { name: this.t('Регистрация', 'Create an account') })
  }

  field(ru: string, en: string): Locator {
    return this.page.getByLabel(this.t(ru, en), { exact: true })
  }

  get email(): Locator {
    return this.field('Электронная почта', 'Email')
  }

  get phone(): Locator {
    return this.field('Телефон', 'Phone')
  }

  get password(): Locator {
    return this.field('Пароль', 'Password')
  }

  get repeat(): Locator {
    return this.field('Пароль ещё раз', 'Password again')
  }

  get agree(): Locator {
    return this.field('Принимаю пользовательское соглашение', 'I accept the user agreement')
  }

  get consent(): Locator {
    return this.field(
      'Даю согласие на обработку персональных данных',
      'I consent to the handling of my personal data',
    )
  }

  get refused(): Locator {
    return this.page
      .getByRole('alert')
      .filter({ hasText: this.t('Проверьте анкету', 'Check the form') })
  }

  get submit(): Locator {
    return this.button('Продолжить', 'Continue')
  }

  /** The step of the e-mail. */
  get emailStep(): Locator {
    return this.page.getByRole('heading', {
      name: this.t('Подтвердите почту', 'Confirm your email'),
    })
  }

  /** The step of the phone. */
  get phoneStep(): Locator {
    return this.page.getByRole('heading', {
      name: this.t('Подтвердите телефон', 'Confirm your phone'),
    })
  }

  get code(): Locator {
    return this.page.getByRole('textbox', {
      name: this.t('Код', 'Code'),
      exact: true,
    })
  }

  /** The code of a phone that is called. */
  get digits(): Locator {
    return this.field('Последние 4 цифры номера', 'Last 4 digits of the number')
  }

  get confirmEmail(): Locator {
    return this.button('Подтвердить почту', 'Confirm email')
  }

  get codeRefused(): Locator {
    const name = this.t('не подтвержд', 'isn’t confirmed')
    return this.page.getByRole('alert').filter({ hasText: name })
  }

  get appLink(): Locator {
    const name = this.t('Продолжить в приложении', 'Continue in the app')
    return this.page.getByRole('link', { name })
  }

  button(ru: string, en: string): Locator {
    return this.page.getByRole('button', { name: this.t(ru, en), exact: true })
  }

  /** Fills in what every city asks for. */
  async fillIn(person = newcomer): Promise<this> {
    await this.email.fill(person.email)
    await this.phone.fill(person.phone)
    await this.password.fill(person.password)
    await this.repeat.fill(person.password)
    await this.agree.check()
    await this.consent.check()
    return this
  }

  /** Fills in the names, where the city asks for them. */
  async name(last: string, first: string): Promise<this> {
    await this.field('Фамилия', 'Last name').fill(last)
    await this.field('Имя', 'First name').fill(first)
    return this
  }

  async send(): Promise<this> {
    await this.submit.click()
    await this.emailStep.waitFor()
    return this
  }

  /** Fills in the code of the letter, which sends itself. */
  async confirmEmailBy(code: string): Promise<this> {
    await this.code.fill(code)
    await this.phoneStep.waitFor()
    return this
  }
}
