import type { Locator } from '@playwright/test'
import { BuyPermitDialog } from './BuyPermitDialog.ts'
import { Screen } from './Screen.ts'

/** Finds permits for a car, zones, a first day and a duration. */
export class PermitFinderPage extends Screen {
  /** Its address has no language: the one that was spoken before stays. */
  async open(): Promise<this> {
    if (this.language !== 'ru') {
      await this.page.goto(this.address('/profile/abonements'))
      await this.page.getByRole('heading', { level: 1 }).waitFor()
    }
    await this.page.goto('/profile/constructor')
    return this
  }

  get heading(): Locator {
    const name = this.t('Конструктор абонементов', 'Permit finder')
    return this.page.getByRole('heading', { level: 1, name })
  }

  get zones(): Locator {
    return this.page.getByRole('combobox', { name: this.t('Зоны', 'Zones') })
  }

  /** The words of a zone that was chosen. */
  chosenZone(number: string): Locator {
    return this.page.getByText(new RegExp(`^${number} · `)).filter({ visible: true })
  }

  get results(): Locator {
    const name = this.t('Подходящие абонементы', 'Permits that fit')
    return this.page.getByRole('region', { name })
  }

  get nextButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Далее', 'Next') })
  }

  get summary(): Locator {
    return this.page.getByRole('alert', { name: this.t('Проверьте поля', 'Check the fields') })
  }

  /** What was found, each with its button. */
  get offers(): Locator {
    return this.results.getByRole('button', { name: new RegExp(`^${this.t('Купить', 'Buy')}: `) })
  }

  /**
   * Chooses the first zone of the city.
   *
   * @returns its number
   */
  async chooseZone(): Promise<string> {
    await this.zones.click()
    const option = this.page.getByRole('option').first()
    const name = await option.innerText()
    await option.click()
    await this.zones.blur()
    return name.split(' ')[0] ?? ''
  }

  async chooseDays(days: 7 | 30 | 90): Promise<this> {
    const name = this.t(`${days} дней`, `${days} days`)
    await this.page.getByText(name, { exact: true }).click()
    return this
  }

  async next(): Promise<this> {
    await this.nextButton.click()
    return this
  }

  /** Opens the purchase of the first of what was found. */
  async buyFirst(): Promise<BuyPermitDialog> {
    await this.offers.first().click()
    return new BuyPermitDialog(this.page, this.language)
  }
}
