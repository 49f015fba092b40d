import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** The history of what a driver has paid and got back. */
export class OperationsPage extends Screen {
  async open(): Promise<this> {
    await this.page.goto(this.address('/profile/operations'))
    return this
  }

  get heading(): Locator {
    const name = this.t('История операций', 'Payment history')
    return this.page.getByRole('heading', { level: 1, name })
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: this.t('Операции', 'Transactions') })
  }

  /** The rows of operations, the newest first. */
  get rows(): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader') })
  }

  /** The ways to the sheets of the stays that were paid for. */
  get stayLinks(): Locator {
    return this.table.getByRole('link', {
      name: this.t('сведения о парковке', 'parking record'),
    })
  }

  /** What the operations are, the newest first. */
  get kinds(): Locator {
    return this.table.getByRole('rowheader')
  }
}
