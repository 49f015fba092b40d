import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** The console's list of operations: found, summed and saved. */
export class CompanyOperationsPage extends Screen {
  async open(): Promise<this> {
    const menu = this.page.getByRole('navigation', {
      name: this.t('Кабинет компании', 'Company account'),
    })
    await menu.getByRole('link', { name: this.t('Операции', 'Payments') }).click()
    await this.page
      .getByRole('heading', { level: 1, name: this.t('Операции', 'Payments') })
      .waitFor()
    return this
  }

  get rows(): Locator {
    return this.page.getByRole('rowheader')
  }

  get download(): Locator {
    return this.page.getByRole('button', { name: this.t('Скачать', 'Download') })
  }

  get search(): Locator {
    return this.page.getByRole('searchbox')
  }

  get period(): Locator {
    return this.page.getByRole('combobox', { name: this.t('Период', 'Period') })
  }

  get zone(): Locator {
    return this.page.getByRole('combobox', { name: this.t('Зона', 'Zone') })
  }

  get sums(): Locator {
    return this.page.locator('summary', {
      hasText: this.t('Суммы: по машинам', 'Sums: by vehicle'),
    })
  }

  /** The sums as a table. */
  get figures(): Locator {
    return this.page.getByRole('table', { name: this.t('Расходы в числах', 'Spending in figures') })
  }

  /** How many operations are found, once all of the period are read: only then can they be saved. */
  async found(): Promise<number> {
    await this.download.waitFor()
    const text = await this.page.getByText(/^(?:Найден|\d+ transactions? found)/u).textContent()
    return Number(/\d+/u.exec(text ?? '')?.[0])
  }

  /** Saves what is found. @returns the file's bytes */
  async save(name: string): Promise<Buffer> {
    const saving = this.page.waitForEvent('download')
    await this.download.click()
    await this.page.getByRole('menuitem', { name }).click()
    return readFile(await (await saving).path())
  }
}
