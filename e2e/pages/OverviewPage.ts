import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** The console's overview: what is parked, what it costs, how long the money lasts. */
export class OverviewPage extends Screen {
  async open(): Promise<this> {
    const menu = this.page.getByRole('navigation', {
      name: this.t('Кабинет компании', 'Company account'),
    })
    await menu.getByRole('link', { name: this.t('Обзор', 'Overview') }).click()
    await this.balance.waitFor()
    return this
  }

  private region(ru: string, en: string): Locator {
    return this.page.getByRole('region', { name: this.t(ru, en), exact: true })
  }

  get balance(): Locator {
    return this.region('Баланс', 'Balance')
  }

  get running(): Locator {
    return this.region('Сейчас на парковке', 'Parked now')
  }

  get spending(): Locator {
    return this.region('Расходы', 'Spending')
  }

  get overlaps(): Locator {
    return this.region('Оплачено дважды', 'Paid for twice')
  }

  get period(): Locator {
    return this.page.getByRole('combobox', { name: this.t('Период', 'Period') })
  }

  /** What was spent in all, in kopecks, as the last row of the table says. */
  async total(): Promise<number> {
    return kopecks(await this.spending.locator('tfoot td').first().textContent())
  }

  /** The sum of the table's rows, in kopecks. */
  async sumOfRows(): Promise<number> {
    const cells = await this.spending.locator('tbody td:nth-child(2)').allTextContents()
    return cells.reduce((sum, text) => sum + kopecks(text), 0)
  }
}

function kopecks(text: string | null): number {
  return Number((text ?? '').replaceAll(/\D/gu, ''))
}
