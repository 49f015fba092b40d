import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { PaymentDialog } from './PaymentDialog.ts'
import { Screen } from './Screen.ts'

/** Buys a permit: for which car and from which day on, then the payment. */
export class BuyPermitDialog extends Screen {
  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  get payButton(): Locator {
    const names = this.t('Купить · .*|Выбрать, как платить', 'Buy · .*|Choose how to pay')
    return this.dialog.getByRole('button', { name: new RegExp(`^(${names})$`, 'u') })
  }

  /** The first day, where it is chosen. */
  get day(): Locator {
    return this.dialog.getByRole('button', { name: this.t('Первый день', 'First day') })
  }

  async pay(): Promise<void> {
    await (await aimed(this.payButton)).click()
  }

  /** Goes on to the ways to pay, where the balance does not do. */
  async toMethods(): Promise<PaymentDialog> {
    await this.pay()
    const payment = new PaymentDialog(this.page, this.language)
    await payment.method.waitFor()
    return payment
  }
}
