import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** The fines of a driver. */
export class FinesPage extends Screen {
  async open(): Promise<this> {
    await this.page.goto(this.address('/profile/penalty'))
    return this
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('Штрафы', 'Fines') })
  }

  /** The fines, each the button that opens it. */
  get fines(): Locator {
    return this.page.getByRole('heading', { level: 2 }).getByRole('button')
  }

  /** Opens the fine with a status. */
  async unfold(status: string): Promise<this> {
    const words = this.page.getByText(status, { exact: true })
    await this.fines.filter({ has: words }).click()
    return this
  }

  /** What is known under a name. */
  fact(name: string): Locator {
    const row = this.page.locator('dl > div').filter({
      has: this.page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`, 'u') }),
    })
    return row.getByRole('definition')
  }

  get picture(): Locator {
    const name = this.t('Снимок нарушения', 'Photo of the offence')
    return this.page.getByRole('img', { name })
  }

  get retryPicture(): Locator {
    return this.page.getByRole('button', { name: this.t('Загрузить ещё раз', 'Load it again') })
  }

  get copyButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Скопировать УИН', 'Copy the UIN') })
  }

  get payLink(): Locator {
    const name = this.t('Оплатить на Госуслугах', 'Pay on Gosuslugi')
    return this.page.getByRole('link', { name })
  }

  get retry(): Locator {
    return this.page.getByRole('button', { name: this.t('Попробовать ещё раз', 'Try again') })
  }
}
