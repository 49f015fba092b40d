import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { Screen } from './Screen.ts'

/** What can be done with a car of the list. */
type VehicleAction = 'edit' | 'makeMain' | 'remove'

const items = {
  edit: ['Изменить', 'Edit'],
  makeMain: ['Сделать основной', 'Make it the main car'],
  remove: ['Удалить', 'Delete'],
} as const satisfies Record<VehicleAction, readonly [ru: string, en: string]>

/** The driver's cars on the profile page, with their dialog. */
export class VehiclesCard extends Screen {
  async open(): Promise<this> {
    await this.page.goto(this.address('/profile/my-profile'))
    await this.addButton.waitFor()
    return this
  }

  get card(): Locator {
    return this.page.getByRole('region', { name: this.t('Машины', 'Cars'), exact: true })
  }

  get addButton(): Locator {
    return this.card.getByRole('button', { name: this.t('Добавить машину', 'Add a car') })
  }

  get rows(): Locator {
    return this.card.getByRole('listitem')
  }

  get search(): Locator {
    return this.card.getByRole('searchbox')
  }

  /** The car that is marked as the main one. */
  get main(): Locator {
    return this.rows.filter({ hasText: this.t('Основная', 'Main car') })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'))
  }

  get plate(): Locator {
    const name = this.t('Номер машины', 'Number plate')
    return this.dialog.getByRole('textbox', { name, exact: true })
  }

  get category(): Locator {
    return this.dialog.getByRole('combobox', { name: this.t('Категория', 'Category'), exact: true })
  }

  get country(): Locator {
    const name = this.t('Страна регистрации', 'Country of registration')
    return this.dialog.getByRole('combobox', { name })
  }

  get name(): Locator {
    return this.dialog.getByRole('textbox', { name: this.t('Название', 'Name'), exact: true })
  }

  get number(): Locator {
    return this.dialog.getByRole('textbox', { name: this.t('Серия и номер', 'Series and number') })
  }

  get isMain(): Locator {
    return this.dialog.getByRole('checkbox', { name: this.t('Основная машина', 'Main car') })
  }

  /** The button that opens what can be done with a car, which is named by its plate. */
  actions(plate: string): Locator {
    const name = `${this.t('Действия с машиной', 'Actions for car')} ${plate}`
    return this.card.getByRole('button', { name })
  }

  async add(): Promise<this> {
    await this.addButton.click()
    await this.plate.waitFor()
    return this
  }

  async ask(action: VehicleAction, plate: string): Promise<this> {
    await (await aimed(this.actions(plate))).click()
    await (await aimed(this.action(action))).click()
    return this
  }

  /** What can be done, in the open menu of a car. */
  action(action: VehicleAction): Locator {
    const [ru, en] = items[action]
    return this.page.getByRole('menuitem', { name: this.t(ru, en) })
  }

  async chooseForeign(): Promise<void> {
    const name = this.t('Другая страна', 'Another country')
    await this.dialog.getByRole('radio', { name }).check()
  }

  async press(ru: string, en: string): Promise<void> {
    const name = this.t(ru, en)
    await (await aimed(this.dialog.getByRole('button', { name, exact: true }))).click()
  }

  async save(): Promise<void> {
    await this.press('Сохранить', 'Save')
  }
}
