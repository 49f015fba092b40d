import { COMPANY } from '@parking/sandbox/accounts'
import type { Locator } from '@playwright/test'
import { CompanyPage } from './CompanyPage.ts'
import { Screen } from './Screen.ts'

/** Where companies sign in. */
export class CoopLoginPage extends Screen {
  async open(): Promise<this> {
    await this.page.goto(this.address('/legal/auth'))
    return this
  }

  get heading(): Locator {
    const name = this.t('Вход для юридических лиц', 'Company sign-in')
    return this.page.getByRole('heading', { name })
  }

  get inn(): Locator {
    return this.page.getByRole('textbox', { name: this.t('ИНН', 'INN') })
  }

  get contract(): Locator {
    return this.page.getByRole('textbox', { name: this.t('Номер договора', 'Contract number') })
  }

  get summary(): Locator {
    return this.page.getByText(this.t('Не удалось войти', 'We couldn’t sign you in'))
  }

  async tryWith(inn: string, contract: string): Promise<this> {
    await this.inn.fill(inn)
    await this.contract.fill(contract)
    await this.page.getByRole('button', { name: this.t('Войти', 'Sign in'), exact: true }).click()
    return this
  }

  async signIn(): Promise<CompanyPage> {
    await this.tryWith(COMPANY.inn, COMPANY.contract)
    return new CompanyPage(this.page, this.language)
  }
}
