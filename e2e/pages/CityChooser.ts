import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { Screen } from './Screen.ts'

/** Leads to the other cities. */
export class CityChooser extends Screen {
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.t('Выберите город', 'Choose a city') })
  }

  get question(): Locator {
    const name = this.t('Перейти в другой город?', 'Switch to another city?')
    return this.page.getByRole('dialog', { name }).or(this.page.getByRole('alertdialog', { name }))
  }

  async searchFor(words: string): Promise<this> {
    await this.dialog
      .getByRole('textbox', { name: this.t('Название города', 'City name') })
      .fill(words)
    return this
  }

  get none(): Locator {
    return this.dialog.getByText(
      this.t('Такого города в списке нет', 'That city isn’t on the list'),
    )
  }

  async choose(city: string): Promise<this> {
    await this.searchFor(city)
    await this.dialog.getByRole('button', { name: city }).click()
    return this
  }

  async go(): Promise<void> {
    const name = this.t('Перейти', 'Switch')
    await (await aimed(this.question.getByRole('button', { name }))).click()
  }

  async stay(): Promise<void> {
    await this.question.getByRole('button', { name: this.t('Остаться', 'Stay') }).click()
  }
}
