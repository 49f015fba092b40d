import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** The sheet of one permit: what an inspector is shown. */
export class PermitSheetPage extends Screen {
  async open(orderNumber: string): Promise<this> {
    await this.page.goto(this.address(`/profile/abonements/${orderNumber}`))
    return this
  }

  get heading(): Locator {
    return this.page.getByRole('heading', {
      level: 1,
      name: this.t('Абонемент на парковку', 'Parking permit'),
    })
  }

  get facts(): Locator {
    return this.page.getByRole('main').locator('dl')
  }

  /** What was paid for it. */
  get price(): Locator {
    return this.facts.getByText('₽')
  }

  get printButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Напечатать', 'Print') })
  }

  get gone(): Locator {
    return this.page.getByText(
      this.t('Такого абонемента здесь нет', 'There is no such permit here'),
    )
  }

  get priceFailed(): Locator {
    return this.page.getByText(this.t('Не удалось узнать цену', 'The price didn’t load'))
  }
}
