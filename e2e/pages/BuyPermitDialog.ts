import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { Screen } from './Screen.ts'

/** Buys a permit: for which car and from which day on, then the payment. */
export class BuyPermitDialog extends Screen {
  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  get payButton(): Locator {
    const names = this.t('Купить · .*|Пополнить на .*', 'Buy · .*|Top up .*')
    return this.dialog.getByRole('button', { name: new RegExp(`^(${names})$`, 'u') })
  }

  /** The first day, where it is chosen. */
  get day(): Locator {
    return this.dialog.getByRole('button', { name: this.t('Первый день', 'First day') })
  }

  async pay(): Promise<void> {
    await (await aimed(this.payButton)).click()
  }
}
