import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** The receipt that a link tells of. */
export class CheckPage extends Screen {
  async open(search: Readonly<Record<string, string>>): Promise<this> {
    await this.page.goto(this.address(`/check?${new URLSearchParams(search)}`))
    return this
  }

  get notFiscal(): Locator {
    return this.page.getByText(
      this.t('Это не фискальный документ', 'This is not a fiscal document'),
    )
  }

  get empty(): Locator {
    return this.page.getByText(this.t('В ссылке нет данных чека', 'The link has no receipt in it'))
  }

  get sheet(): Locator {
    return this.page.getByRole('main')
  }
}
