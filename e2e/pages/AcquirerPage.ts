import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** The bank's page, which the sandbox plays, in Russian only. It leads back to where one came from. */
export class AcquirerPage extends Screen {
  get heading(): Locator {
    return this.page.getByRole('heading', { name: 'Оплата' })
  }

  async pay(): Promise<void> {
    await this.page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  }

  /** Leaves without having paid. */
  async comeBack(): Promise<void> {
    await this.page.getByRole('link', { name: 'Вернуться на сайт парковок' }).click()
  }

  async decline(): Promise<void> {
    await this.page.getByRole('button', { name: 'Отклонить' }).click()
  }

  /** The bank takes the money, and its answer never comes. */
  async payAndLose(): Promise<void> {
    const lost = this.page.waitForEvent('requestfailed')
    await this.page
      .getByRole('button', { name: 'Оплатить и потерять ответ' })
      .click({ noWaitAfter: true })
    await lost
    await this.page.waitForFunction(() => location.protocol === 'chrome-error:')
  }
}
