import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { Screen } from './Screen.ts'

/** One of the console's lists: drivers, vehicles or devices. */
export class FleetListPage extends Screen {
  get drivers(): Locator {
    return this.heading('Водители', 'Drivers')
  }

  get vehicles(): Locator {
    return this.heading('Машины', 'Vehicles')
  }

  get devices(): Locator {
    return this.heading('Устройства', 'Devices')
  }

  private heading(ru: string, en: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t(ru, en) })
  }

  /** Follows the console's menu to a list. */
  async open(list: 'drivers' | 'vehicles' | 'devices'): Promise<this> {
    const names = {
      drivers: this.t('Водители', 'Drivers'),
      vehicles: this.t('Машины', 'Vehicles'),
      devices: this.t('Устройства', 'Devices'),
    } as const
    const menu = this.page.getByRole('navigation', {
      name: this.t('Кабинет компании', 'Company account'),
    })
    await menu.getByRole('link', { name: names[list] }).click()
    await this[list].waitFor()
    await this.rows.first().waitFor()
    return this
  }

  get rows(): Locator {
    return this.page.getByRole('rowheader')
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name })
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: this.t('Поиск', 'Search') })
  }

  get show(): Locator {
    return this.page.getByRole('combobox', { name: this.t('Показать', 'Show') })
  }

  get chooseAll(): Locator {
    return this.page.getByRole('checkbox', {
      name: this.t('Выбрать все найденные', 'Select all found'),
    })
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: this.t('Отменить', 'Undo') })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  get question(): Locator {
    return this.page.getByRole('alertdialog')
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Does something with one row through its menu. */
  async act(row: string, action: string): Promise<void> {
    const name = `${this.t('Действия', 'Actions')}: ${row}`
    await this.page.getByRole('button', { name }).click()
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  /** The button that answers a question, once a press on it counts. */
  async confirm(name: string): Promise<Locator> {
    return aimed(this.page.getByRole('button', { name, exact: true }).last())
  }

  field(ru: string, en: string): Locator {
    return this.dialog.getByRole('textbox', { name: this.t(ru, en) })
  }

  /** Chooses a file to load into the list. */
  async load(name: string, content: string | Buffer): Promise<void> {
    await this.press(this.t('Загрузить из файла', 'Load from a file'))
    const choosing = this.page.waitForEvent('filechooser')
    await this.dialog.getByRole('button', { name: this.t('Выбрать файл', 'Choose a file') }).click()
    const buffer = typeof content === 'string' ? Buffer.from(content) : content
    await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer })
  }

  /** How many changes the work that runs has behind it. */
  async processed(): Promise<number> {
    const text = await this.dialog.getByText(/^(?:Обработано|\d+ of)/u).textContent()
    return Number(/\d+/u.exec(text ?? '')?.[0])
  }
}
