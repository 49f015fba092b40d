import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** The two steps in which a password is restored. */
export class RestorePage extends Screen {
  async open(query = ''): Promise<this> {
    await this.page.goto(`${this.address('/restore-password')}${query}`)
    return this
  }

  get login(): Locator {
    return this.page
      .getByRole('main')
      .getByLabel(this.t('Электронная почта или телефон', 'Email or phone'))
  }

  get getCode(): Locator {
    return this.button('Получить код', 'Get a code')
  }

  get code(): Locator {
    return this.page.getByRole('textbox', { name: this.t('Код', 'Code'), exact: true })
  }

  get password(): Locator {
    return this.page.getByLabel(this.t('Новый пароль', 'New password'), { exact: true })
  }

  get repeat(): Locator {
    return this.page.getByLabel(this.t('Пароль ещё раз', 'Password again'), { exact: true })
  }

  get refused(): Locator {
    return this.page
      .getByRole('alert')
      .filter({ hasText: this.t('Пароль не изменён', 'Your password wasn’t changed') })
  }

  get noPassword(): Locator {
    return this.page.getByText(this.t('Пароль нужно задать', 'You need to set a password'))
  }

  get done(): Locator {
    const name = this.t('Пароль изменён', 'Your password is changed')
    return this.page.getByRole('heading', { name })
  }

  button(ru: string, en: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.t(ru, en), exact: true })
  }

  async ask(login: string): Promise<this> {
    await this.login.fill(login)
    await this.getCode.click()
    await this.code.waitFor()
    return this
  }

  async set(code: string, password: string, repeat = password): Promise<this> {
    await this.code.fill(code)
    await this.password.fill(password)
    await this.repeat.fill(repeat)
    await this.button('Сохранить пароль', 'Save password').click()
    return this
  }
}
