import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** What the city publishes: news, pages, SMS commands. */
export class ContentPages extends Screen {
  async open(path: string): Promise<this> {
    await this.page.goto(this.address(path))
    return this
  }

  heading(name: string | RegExp): Locator {
    return this.main.getByRole('heading', { level: 1, name })
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  get retry(): Locator {
    return this.main.getByRole('button', { name: this.t('Попробовать ещё раз', 'Try again') })
  }

  get shortNumber(): Locator {
    return this.main.getByRole('button', { name: this.t('Скопировать номер', 'Copy the number') })
  }

  get sendMessage(): Locator {
    return this.main.getByRole('link', { name: this.t('Открыть сообщение', 'Open the message') })
  }
}
