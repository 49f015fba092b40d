import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** The sheet of a stay: where, which car, when, what was paid. */
export class EvidencePage extends Screen {
  async open(search: Readonly<Record<string, string>>): Promise<this> {
    const query = new URLSearchParams(search)
    await this.page.goto(this.address(`/profile/parking/evidence?${query}`))
    return this
  }

  get heading(): Locator {
    return this.page.getByRole('heading', {
      level: 1,
      name: this.t('Сведения о парковке', 'Parking record'),
    })
  }

  /** What was paid, the oldest first. */
  get entries(): Locator {
    return this.page
      .getByRole('region', { name: this.t('Платежи', 'Payments') })
      .getByRole('listitem')
  }

  get gone(): Locator {
    return this.page.getByText(this.t('Такой парковки здесь нет', 'There is no such parking here'))
  }

  get failed(): Locator {
    return this.page.getByText(
      this.t('Историю платежей загрузить не удалось', 'Your payment history didn’t load'),
    )
  }
}
