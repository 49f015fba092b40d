import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { Screen } from './Screen.ts'

/** Asks whether a session is to end now. */
export class CancelDialog extends Screen {
  get dialog(): Locator {
    const name = this.t('Завершить парковку?', 'End parking?')
    return this.page.getByRole('dialog', { name }).or(this.page.getByRole('alertdialog', { name }))
  }

  async confirm(): Promise<void> {
    const name = this.t('Завершить', 'End parking')
    await (await aimed(this.dialog.getByRole('button', { name, exact: true }))).click()
  }
}
