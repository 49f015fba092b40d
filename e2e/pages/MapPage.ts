import type { Locator } from '@playwright/test'
import { Header } from './Header.ts'
import { Screen } from './Screen.ts'

/** The map of a city and the list beside it. */
export class MapPage extends Screen {
  get header(): Header {
    return new Header(this.page, this.language)
  }

  async open(path = '/'): Promise<this> {
    await this.page.goto(this.address(path))
    return this
  }

  get canvas(): Locator {
    return this.page.getByRole('application', { name: this.t('Карта', 'Map') })
  }

  get search(): Locator {
    const name = this.t('Поиск по карте', 'Search the map')
    return this.page.getByRole('combobox', { name })
  }

  get list(): Locator {
    return this.page.getByRole('region', { name: this.t('Места рядом', 'Places nearby') })
  }

  get places(): Locator {
    return this.list.getByRole('listitem').getByRole('button')
  }

  get parkHere(): Locator {
    const name = this.t('Припарковаться здесь', 'Park here')
    return this.page.getByRole('link', { name })
  }

  card(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title })
  }

  get failure(): Locator {
    const words = this.t('Парковки не загрузились', 'The parkings did not load')
    return this.page.getByText(words).filter({ visible: true }).first()
  }

  async retry(): Promise<this> {
    const name = this.t('Попробовать ещё раз', 'Try again')
    await this.page.getByRole('button', { name }).filter({ visible: true }).first().click()
    return this
  }

  async openLegend(): Promise<Locator> {
    const name = this.t('Слои и обозначения', 'Layers and signs')
    await this.page.getByRole('button', { name }).click()
    return this.page.getByRole('checkbox', { name: this.t('Паркоматы', 'Parking meters') })
  }

  get closeCardButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Закрыть', 'Close'), exact: true })
  }

  async closeCard(): Promise<this> {
    await this.closeCardButton.click()
    return this
  }

  async searchFor(words: string): Promise<this> {
    await this.search.fill(words)
    await this.page.getByRole('option').first().click()
    return this
  }
}
