import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { Screen } from './Screen.ts'

/** The history of what a driver has paid and got back. */
export class OperationsPage extends Screen {
  /** Opens it, the filter as a query says it. */
  async open(query = ''): Promise<this> {
    await this.page.goto(this.address(`/profile/operations${query}`))
    return this
  }

  get heading(): Locator {
    const name = this.t('История операций', 'Payment history')
    return this.page.getByRole('heading', { level: 1, name })
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: this.t('Операции', 'Transactions'), exact: true })
  }

  /** The rows of operations, the newest first. */
  get rows(): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader') })
  }

  /** The ways to the sheets of the stays that were paid for. */
  get stayLinks(): Locator {
    return this.table.getByRole('link', {
      name: this.t('сведения о парковке', 'parking record'),
    })
  }

  /** What the operations are, the newest first. */
  get kinds(): Locator {
    return this.table.getByRole('rowheader')
  }

  /** How many operations were found, in words. */
  get found(): Locator {
    return this.page.getByText(this.t(/^Найден/u, /found$/u))
  }

  get filter(): Locator {
    return this.page.getByRole('search')
  }

  /** What unfolds the filter on a phone; it counts what is set. */
  get filterButton(): Locator {
    return this.filter.getByRole('button', { name: this.t(/^Фильтр/u, /^Filter/u) })
  }

  get clear(): Locator {
    return this.filter.getByRole('button', { name: this.t('Сбросить фильтр', 'Clear filter') })
  }

  /** Shows the fields of the filter, which a phone folds away. */
  async unfoldFilter(): Promise<this> {
    await this.kinds.first().waitFor()
    if (await this.filterButton.isVisible()) await this.filterButton.click()
    return this
  }

  field(name: 'period' | 'type' | 'vehicle' | 'zone' | 'from' | 'to'): Locator {
    const labels = {
      period: this.t('Период', 'Period'),
      type: this.t('Операции', 'Transactions'),
      vehicle: this.t('Машина', 'Car'),
      zone: this.t('Зона', 'Zone'),
      from: this.t('Начало', 'From'),
      to: this.t('Конец', 'To'),
    }
    return this.filter.getByLabel(labels[name], { exact: true })
  }

  get more(): Locator {
    return this.page.getByRole('button', { name: this.t('Показать ещё', 'Show more') })
  }

  get downloadButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Скачать', 'Download') })
  }

  /** Asks for the history as a file. */
  async download(kind: 'xls' | 'pdf'): Promise<void> {
    await this.downloadButton.click()
    await (await aimed(this.page.getByRole('menuitem', { name: kind.toUpperCase() }))).click()
  }

  get chartButton(): Locator {
    return this.page.getByRole('button', {
      name: this.t('Показать расходы на графике', 'Show spending chart'),
    })
  }

  get chart(): Locator {
    return this.page.getByRole('img', { name: this.t('График расходов', 'Spending chart') })
  }

  /** The figures of the chart. */
  get sums(): Locator {
    return this.page.getByRole('table', {
      name: this.t('Расходы в числах', 'Spending in figures'),
    })
  }

  /** Has the chart tell spending apart by something. */
  async chartBy(by: 'month' | 'vehicle' | 'zone'): Promise<void> {
    await this.chartKind(by).click()
  }

  /** The words of a way to part what was spent. */
  chartKind(by: 'month' | 'vehicle' | 'zone'): Locator {
    const names = {
      month: this.t('Месяцы', 'Months'),
      vehicle: this.t('Машины', 'Cars'),
      zone: this.t('Зоны', 'Zones'),
    }
    return this.page.getByRole('radiogroup').getByText(names[by], { exact: true })
  }
}
