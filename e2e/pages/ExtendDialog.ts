import type { Locator } from '@playwright/test'
import { AcquirerPage } from './AcquirerPage.ts'
import { aimed } from './aimed.ts'
import { Screen } from './Screen.ts'

/** Asks by how much a session is to go on, and says what that costs. */
export class ExtendDialog extends Screen {
  get dialog(): Locator {
    return this.page.getByRole('dialog', {
      name: this.t('Продлить парковку', 'Extend parking'),
    })
  }

  get duration(): Locator {
    return this.dialog.getByRole('spinbutton', { name: this.t('Продлить на', 'Extend by') })
  }

  get confirmButton(): Locator {
    const name = new RegExp(`^${this.t('Продлить', 'Extend')}( · .*)?$`)
    return this.dialog.getByRole('button', { name })
  }

  /** Pays on the page of the bank, where the balance is too small. */
  get payButton(): Locator {
    const name = new RegExp(this.t('^Оплатить продление · ', '^Pay for the extension · '))
    return this.dialog.getByRole('button', { name })
  }

  get method(): Locator {
    return this.dialog.getByRole('combobox', { name: this.t('Способ оплаты', 'How to pay') })
  }

  get bankLink(): Locator {
    const name = new RegExp(this.t('^Перейти к оплате', '^Go to payment'))
    return this.dialog.getByRole('link', { name })
  }

  get newEnd(): Locator {
    return this.dialog.getByText(this.t('Будет идти до', 'Parking until'))
  }

  async by(minutes: 30 | 60): Promise<this> {
    const name = minutes === 30 ? this.t('30 мин', '30 min') : this.t('1 ч', '1 h')
    await this.dialog.getByRole('button', { name, exact: true }).click()
    return this
  }

  async askForLink(): Promise<void> {
    await (await aimed(this.payButton)).click()
  }

  async payAtBank(): Promise<AcquirerPage> {
    await this.askForLink()
    await this.bankLink.click()
    return new AcquirerPage(this.page, this.language)
  }

  async confirm(): Promise<void> {
    await (await aimed(this.confirmButton)).click()
  }
}
