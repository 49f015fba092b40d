import type { Locator } from '@playwright/test'
import { AcquirerPage } from './AcquirerPage.ts'
import { aimed } from './aimed.ts'
import { Screen } from './Screen.ts'

/** Pays for something in a way that is chosen in it. */
export class PaymentDialog extends Screen {
  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  get method(): Locator {
    return this.dialog.getByRole('combobox', { name: this.t('Способ оплаты', 'How to pay') })
  }

  get phone(): Locator {
    return this.dialog.getByRole('textbox', { name: this.t('Телефон', 'Phone') })
  }

  get payButton(): Locator {
    const names = this.t('Оплатить|Завершить|Купить', 'Pay|End|Buy')
    return this.dialog.getByRole('button', { name: new RegExp(`^(${names})( · .*)?$`) })
  }

  get payLink(): Locator {
    return this.dialog.getByRole('link', { name: this.t('Перейти к оплате', 'Go to payment') })
  }

  async choose(method: 'balance' | 'card' | 'sbp' | 'mobile'): Promise<this> {
    await this.method.selectOption(method)
    return this
  }

  async pay(): Promise<this> {
    await (await aimed(this.payButton)).click()
    return this
  }

  /** Follows the link to the bank. */
  async goToBank(): Promise<AcquirerPage> {
    await this.payLink.click()
    return new AcquirerPage(this.page, this.language)
  }

  async postpone(): Promise<this> {
    await this.dialog.getByRole('button', { name: this.t('Отложить', 'Later') }).click()
    return this
  }
}
