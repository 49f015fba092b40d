import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { Screen } from './Screen.ts'

/** The driver's documents on the profile page, with their dialog. */
export class DocumentsCard extends Screen {
  async open(): Promise<this> {
    await this.page.goto(this.address('/profile/my-profile'))
    await this.addButton.waitFor()
    return this
  }

  get card(): Locator {
    return this.page.getByRole('region', { name: this.t('Документы', 'Documents'), exact: true })
  }

  get addButton(): Locator {
    const name = this.t('Добавить документ', 'Add a document')
    return this.card.getByRole('button', { name })
  }

  get rows(): Locator {
    return this.card.getByRole('listitem')
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'))
  }

  get number(): Locator {
    return this.dialog.getByRole('textbox', { name: this.t('Серия и номер', 'Series and number') })
  }

  async add(): Promise<this> {
    await this.addButton.click()
    await this.number.waitFor()
    return this
  }

  async choose(type: 'STS' | 'VU'): Promise<void> {
    const name = type === 'STS' ? /STS|СТС/u : /VU|ВУ/u
    await this.dialog.getByRole('radio', { name }).check()
  }

  async ask(action: 'edit' | 'remove', number: string): Promise<this> {
    const name = `${this.t('Действия с документом', 'Actions for document')} ${number}`
    await (await aimed(this.card.getByRole('button', { name }))).click()
    const item = action === 'edit' ? this.t('Изменить', 'Edit') : this.t('Удалить', 'Delete')
    await (await aimed(this.page.getByRole('menuitem', { name: item }))).click()
    return this
  }

  async press(ru: string, en: string): Promise<void> {
    const name = this.t(ru, en)
    await (await aimed(this.dialog.getByRole('button', { name, exact: true }))).click()
  }
}
