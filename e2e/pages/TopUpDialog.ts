import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { AcquirerPage } from './AcquirerPage.ts'
import { Screen } from './Screen.ts'

/** Puts money on the balance through the acquirer. */
export class TopUpDialog extends Screen {
  get dialog(): Locator {
    return this.page.getByRole('dialog', {
      name: this.t('Пополнить баланс', 'Top up your balance'),
    })
  }

  get amount(): Locator {
    return this.dialog.getByRole('textbox', { name: this.t('Сумма', 'Amount') })
  }

  get getLinkButton(): Locator {
    return this.dialog.getByRole('button', {
      // With the sum once there is one.
      name: new RegExp(`^${this.t('Пополнить', 'Top up')}(?: · |$)`, 'u'),
    })
  }

  get summary(): Locator {
    return this.dialog.getByText(this.t('Проверьте поля', 'Check the fields'))
  }

  get payLink(): Locator {
    const name = this.t('Перейти к оплате', 'Go to payment')
    return this.dialog.getByRole('link', { name }).or(this.dialog.getByRole('button', { name }))
  }

  async getLink(roubles: string): Promise<this> {
    await this.amount.fill(roubles)
    await (await aimed(this.getLinkButton)).click()
    return this
  }

  async pay(): Promise<AcquirerPage> {
    await this.payLink.click()
    return new AcquirerPage(this.page, this.language)
  }

  /** Opens the bank's page beside the one that shows the link. */
  async payInNewTab(): Promise<AcquirerPage> {
    const opened = this.page.waitForEvent('popup')
    const name = this.t('Открыть в новой вкладке', 'Open in a new tab')
    await this.dialog.getByRole('link', { name }).click()
    return new AcquirerPage(await opened, this.language)
  }
}
