import { expect, type Locator } from '@playwright/test'
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
    return this.page.getByRole('region', { name: this.t('Парковки рядом', 'Parking nearby') })
  }

  get places(): Locator {
    return this.list.getByRole('listitem').getByRole('button')
  }

  /** Fills the form in as the last time. */
  get again(): Locator {
    const name = this.t('Как в прошлый раз', 'Same as last time')
    return this.page.getByRole('main').getByRole('link', { name })
  }

  /** Leads to what was paid for on this device without an account. */
  get paidHere(): Locator {
    const name = this.t('Оплачено здесь без входа', 'Paid for here without an account')
    return this.page.getByRole('main').getByRole('link', { name })
  }

  /** What was last known to run, where the account can't be read. */
  get known(): Locator {
    const name = this.t(/Паркуется до/u, /Parked until/u)
    return this.page.getByRole('main').getByRole('link', { name })
  }

  get parkHere(): Locator {
    const name = this.t('Припарковаться здесь', 'Park here')
    return this.page.getByRole('link', { name })
  }

  card(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title })
  }

  get failure(): Locator {
    const words = this.t('Парковки не загрузились', 'Parking could not be loaded')
    return this.page.getByText(words).filter({ visible: true }).first()
  }

  async retry(): Promise<this> {
    const name = this.t('Попробовать ещё раз', 'Try again')
    await this.page.getByRole('button', { name }).filter({ visible: true }).first().click()
    return this
  }

  get loading(): Locator {
    const words = this.t('Загружаем парковки', 'Loading parking')
    return this.page.getByText(words).filter({ visible: true }).first()
  }

  /** Waits until the places have come, in the list or over the map. */
  async withPlaces(): Promise<this> {
    await this.canvas.waitFor()
    await this.loading.waitFor({ state: 'hidden' })
    return this
  }

  /** Presses the middle of the map, once the mouse says that something is there. */
  async pressMiddle(): Promise<this> {
    await expect(async () => {
      await this.canvas.hover()
      await expect(this.canvas).toHaveCSS('cursor', 'pointer', { timeout: 100 })
    }).toPass()
    await this.canvas.click()
    return this
  }

  get locateButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Где я', 'Show where I am') })
  }

  get nothingFound(): Locator {
    return this.page.getByText(this.t('Ничего не нашлось', 'Nothing found'))
  }

  get noPlaces(): Locator {
    const words = this.t('Таких парковок на карте нет', 'No such parking on the map')
    return this.list.getByText(words)
  }

  /** Opens the list where it does not stand beside the map already. */
  async openList(): Promise<this> {
    const toggle = this.page.getByRole('button', { name: this.t('Список', 'List'), exact: true })
    await toggle.or(this.list).filter({ visible: true }).first().waitFor()
    if (await toggle.isVisible()) await toggle.click()
    return this
  }

  async hideAllLayers(): Promise<this> {
    const layers = this.page.getByRole('group', { name: this.t('Слои', 'Layers'), exact: true })
    for (const layer of await layers.getByRole('checkbox').all()) await layer.uncheck()
    return this
  }

  async openLegend(): Promise<Locator> {
    const name = this.t('Слои и обозначения', 'Layers and legend')
    await this.page.getByRole('button', { name }).click()
    const meters = this.page.getByRole('checkbox', { name: this.t('Паркоматы', 'Parking meters') })
    await meters.waitFor()
    return meters
  }

  /** Can be pressed as soon as the map has come. */
  get zoomInButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Ближе', 'Zoom in') })
  }

  async zoomIn(): Promise<this> {
    await this.zoomInButton.click()
    return this
  }

  async zoomOut(): Promise<this> {
    await this.page.getByRole('button', { name: this.t('Дальше', 'Zoom out') }).click()
    return this
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
