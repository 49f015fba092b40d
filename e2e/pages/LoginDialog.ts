import { DEMO_PASSWORD, DRIVER } from '@parking/sandbox/accounts'
import type { Locator } from '@playwright/test'
import { CoopLoginPage } from './CoopLoginPage.ts'
import { ParkingPage } from './ParkingPage.ts'
import { Screen } from './Screen.ts'
import { ThirdPartyPage } from './ThirdPartyPage.ts'

/** The login of the portal. */
export class LoginDialog extends Screen {
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.t('Вход', 'Sign in') })
  }

  get login(): Locator {
    const name = this.t('Электронная почта или телефон', 'Email or phone')
    return this.dialog.getByRole('textbox', { name })
  }

  get password(): Locator {
    return this.dialog.getByLabel(this.t('Пароль', 'Password'), { exact: true })
  }

  get showPassword(): Locator {
    return this.dialog.getByRole('button', { name: this.t('Показать пароль', 'Show password') })
  }

  get captcha(): Locator {
    const name = this.t('Код с картинки', 'Code from the picture')
    return this.dialog.getByRole('textbox', { name })
  }

  get captchaImage(): Locator {
    const name = this.t('Картинка с кодом, который нужно ввести', 'Picture with the code to enter')
    return this.dialog.getByRole('img', { name })
  }

  get summary(): Locator {
    return this.dialog.getByText(this.t('Не удалось войти', 'We couldn’t sign you in'))
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', { name: this.t('Войти', 'Sign in'), exact: true })
  }

  /** A city with companies asks first who signs in. */
  async asDriver(): Promise<this> {
    await this.dialog.getByRole('button', { name: this.t('Водитель', 'Driver') }).click()
    return this
  }

  async asCompany(): Promise<CoopLoginPage> {
    await this.dialog.getByRole('link', { name: this.t('Юридическое лицо', 'Company') }).click()
    return new CoopLoginPage(this.page, this.language)
  }

  async byThirdParty(): Promise<ThirdPartyPage> {
    const name = this.t('Войти через Яндекс ID', 'Sign in with Yandex ID')
    await this.dialog.getByRole('link', { name }).click()
    return new ThirdPartyPage(this.page, this.language)
  }

  get register(): Locator {
    return this.dialog.getByRole('link', {
      name: this.t('Зарегистрироваться', 'Create an account'),
    })
  }

  get forgot(): Locator {
    const name = this.t('Забыли пароль?', 'Forgot your password?')
    return this.dialog.getByRole('link', { name })
  }

  /** Says that the third party did not sign anybody in. */
  get thirdPartyFailure(): Locator {
    const words = this.t(
      'Не удалось войти через Яндекс ID',
      'We couldn’t sign you in with Yandex ID',
    )
    return this.dialog.getByRole('alert').filter({ hasText: words })
  }

  /** Fills in what is given and sends it, whatever the answer will be. */
  async tryWith(password: string, login: string = DRIVER.email): Promise<this> {
    await this.login.fill(login)
    await this.password.fill(password)
    await this.submit.click()
    return this
  }

  async signIn(
    login: string = DRIVER.email,
    password: string = DEMO_PASSWORD,
  ): Promise<ParkingPage> {
    await this.tryWith(password, login)
    return new ParkingPage(this.page, this.language)
  }
}
