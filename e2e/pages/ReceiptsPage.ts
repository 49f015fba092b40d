import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** The receipts of a driver, and the dialog that shows one. */
export class ReceiptsPage extends Screen {
  async open(): Promise<this> {
    // Its address has no language: the one that was spoken before stays.
    if (this.language !== 'ru') {
      await this.page.goto(this.address('/profile/abonements'))
      await this.page.getByRole('heading', { level: 1 }).waitFor()
    }
    await this.page.goto('/profile/receipts')
    return this
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('Квитанции', 'Receipts') })
  }

  get rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader') })
  }

  /** Opens the receipt whose words are these. */
  async view(words: string): Promise<this> {
    const name = this.t('Открыть', 'Open')
    await this.rows.filter({ hasText: words }).getByRole('button', { name }).click()
    await this.dialog.waitFor()
    return this
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  get download(): Locator {
    return this.dialog.getByRole('link', { name: this.t('Скачать PDF', 'Download PDF') })
  }

  get print(): Locator {
    return this.dialog.getByRole('link', { name: this.t('Открыть и напечатать', 'Open and print') })
  }

  get shareButton(): Locator {
    return this.dialog.getByRole('button', { name: this.t('Поделиться', 'Share') })
  }

  async sendTo(email: string): Promise<this> {
    await this.dialog.getByLabel(this.t('Электронная почта', 'Email')).fill(email)
    const name = this.t('Отправить на почту', 'Send by email')
    await this.dialog.getByRole('button', { name }).click()
    return this
  }
}
