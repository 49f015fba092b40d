import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { BuyPermitDialog } from './BuyPermitDialog.ts'
import { PermitActionDialog, type PermitAction } from './PermitActionDialog.ts'
import { PermitSheetPage } from './PermitSheetPage.ts'
import { Screen } from './Screen.ts'

/** The permits that are on sale, and those that a driver has. */
export class PermitsPage extends Screen {
  async open(): Promise<this> {
    await this.page.goto(this.address('/profile/abonements'))
    return this
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('Абонементы', 'Permits') })
  }

  get onSale(): Locator {
    return this.page.getByRole('region', { name: this.t('В продаже', 'On sale') })
  }

  get finderLink(): Locator {
    return this.page.getByRole('link', { name: this.t('Купить абонемент', 'Buy a permit') })
  }

  get table(): Locator {
    const name = this.t('Мои абонементы и льготы', 'My permits and benefits')
    return this.page.getByRole('table', { name })
  }

  /** What a driver has, by its name. */
  row(name: string | RegExp): Locator {
    const header = this.page.getByRole('rowheader', { name })
    return this.table.getByRole('row').filter({ has: header })
  }

  get bought(): Locator {
    return this.message(this.t('Абонемент успешно приобретен.', 'Your permit has been bought.'))
  }

  /** Opens the purchase of a permit; the city names them in Russian alone. */
  async buy(name: string): Promise<BuyPermitDialog> {
    await this.onSale
      .getByRole('button', { name: new RegExp(`^${this.t('Купить', 'Buy')}: ${name}`, 'u') })
      .click()
    return new BuyPermitDialog(this.page, this.language)
  }

  /** The button of a row that opens what can be done. */
  actionsButton(name: string): Locator {
    return this.row(name).getByRole('button', { name: this.t('Действия', 'Actions') })
  }

  /** Opens the sheet of a permit. */
  async show(name: string): Promise<PermitSheetPage> {
    await (await aimed(this.actionsButton(name))).click()
    const item = this.t('Показать и напечатать', 'Show and print')
    await (await aimed(this.page.getByRole('menuitem', { name: item }))).click()
    return new PermitSheetPage(this.page, this.language)
  }

  /** Opens the question of something that can be done with a permit. */
  async ask(action: PermitAction, name: string): Promise<PermitActionDialog> {
    const dialog = new PermitActionDialog(this.page, this.language, action)
    await (await aimed(this.actionsButton(name))).click()
    await (await aimed(dialog.menuItem)).click()
    return dialog
  }
}
