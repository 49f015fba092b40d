import { COMPANY } from '@parking/sandbox/accounts'
import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** The account of a company. */
export class CompanyPage extends Screen {
  async open(): Promise<this> {
    await this.page.goto(this.address('/coop-profile'))
    return this
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: COMPANY.name })
  }

  get signOutButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Выйти', 'Sign out') })
  }
}
