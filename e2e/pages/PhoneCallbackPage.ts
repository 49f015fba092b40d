import type { Locator } from '@playwright/test'
import { OperationsPage } from './OperationsPage.ts'
import { Screen } from './Screen.ts'

/** Where a payment by phone leads back to. */
export class PhoneCallbackPage extends Screen {
  async open(): Promise<this> {
    await this.page.goto(this.address('/phone-payment-callback'))
    return this
  }

  get heading(): Locator {
    const name = this.t('Ждите СМС', 'Wait for a text message')
    return this.page.getByRole('heading', { level: 1, name })
  }

  async toOperations(): Promise<OperationsPage> {
    await this.page
      .getByRole('main')
      .getByRole('link', { name: this.t('История операций', 'Payment history') })
      .click()
    return new OperationsPage(this.page, this.language)
  }
}
