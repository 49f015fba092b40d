import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** Asks whether a session is to end now. */
export class CancelDialog extends Screen {
  get dialog(): Locator {
    const name = this.t('Завершить парковку?', 'End the parking?')
    return this.page.getByRole('dialog', { name }).or(this.page.getByRole('alertdialog', { name }))
  }

  async confirm(): Promise<void> {
    await this.dialog
      .getByRole('button', { name: this.t('Завершить', 'End it'), exact: true })
      .click()
  }
}
