import type { Locator } from '@playwright/test'
import { CityChooser } from './CityChooser.ts'
import { LoginDialog } from './LoginDialog.ts'
import { OperationsPage } from './OperationsPage.ts'
import { ParkingPage } from './ParkingPage.ts'
import { RegistrationPage } from './RegistrationPage.ts'
import { Screen } from './Screen.ts'
import { TopUpDialog } from './TopUpDialog.ts'

/** Below this width in pixels the bar has no room for every menu. */
const narrow = 768

/** The bar above every page of the portal. */
export class Header extends Screen {
  get bar(): Locator {
    return this.page.getByRole('banner')
  }

  get signInButton(): Locator {
    return this.bar.getByRole('button', { name: this.t('Войти', 'Sign in') })
  }

  /** Where the bar has room for it. */
  get registerLink(): Locator {
    return this.bar.getByRole('link', { name: this.t('Регистрация', 'Sign up') })
  }

  get accountButton(): Locator {
    return this.bar.getByRole('button', { name: this.t('Личный кабинет', 'Account') })
  }

  get balanceButton(): Locator {
    return this.bar.getByRole('button', { name: this.t('Баланс', 'Balance') })
  }

  get parkingButton(): Locator {
    return this.bar.getByRole('button', { name: this.t('Парковки', 'Parking:') })
  }

  /** In the open menu of the parkings: fills the form in as the last time. */
  get again(): Locator {
    return this.page
      .getByRole('link', { name: this.t('Как в прошлый раз', 'Same as last time') })
      .and(this.page.locator('[data-place="menu"]'))
  }

  get homeLink(): Locator {
    return this.bar.getByRole('link', {
      name: this.t('Парковки: на карту', 'Parking: go to the map'),
    })
  }

  get menuButton(): Locator {
    return this.bar.getByRole('button', { name: this.t('Меню', 'Menu') })
  }

  get sideMenu(): Locator {
    return this.page.getByRole('dialog', { name: this.t('Меню', 'Menu') })
  }

  cityButton(city: string): Locator {
    return this.bar.getByRole('button', { name: city })
  }

  async openLogin(): Promise<LoginDialog> {
    await this.signInButton.click()
    return new LoginDialog(this.page, this.language)
  }

  /** From the bar, or from the menu at the side where the bar has no room for it. */
  async register(): Promise<RegistrationPage> {
    if (this.isNarrow) {
      const menu = await this.openSideMenu()
      await menu.getByRole('link', { name: this.t('Регистрация', 'Sign up') }).click()
    } else await this.registerLink.click()
    return new RegistrationPage(this.page, this.language)
  }

  async openOperations(): Promise<OperationsPage> {
    await this.accountButton.click()
    await this.choose(this.t('История операций', 'Payment history'))
    return new OperationsPage(this.page, this.language)
  }

  async openParking(): Promise<ParkingPage> {
    await this.accountButton.click()
    await this.choose(this.t('Парковка', 'Parking'))
    return new ParkingPage(this.page, this.language)
  }

  async signOut(): Promise<void> {
    await this.accountButton.click()
    await this.choose(this.t('Выйти', 'Sign out'))
  }

  async openSideMenu(): Promise<Locator> {
    await this.menuButton.click()
    return this.sideMenu
  }

  async openAccount(): Promise<Locator> {
    await this.accountButton.click()
    return this.page.getByRole('menuitem', { name: this.t('Выйти', 'Sign out') })
  }

  /** From the bar, or from the menu at the side where the bar has no room for it. */
  async openLanguages(): Promise<Locator> {
    await this.press(this.t('Язык', 'Language'))
    return this.page.getByRole('menuitem', { name: 'English', exact: true })
  }

  async openSchemes(): Promise<Locator> {
    await this.press(this.t('Оформление', 'Appearance'))
    return this.page.getByRole('menuitem', { name: this.t('Тёмное', 'Dark') })
  }

  async openBalance(): Promise<Locator> {
    await this.balanceButton.click()
    return this.page.getByRole('button', { name: this.t('Пополнить', 'Top up'), exact: true })
  }

  async openSessions(): Promise<Locator> {
    await this.parkingButton.click()
    return this.page.getByRole('link', { name: this.t('Все парковки', 'All sessions') })
  }

  async topUp(): Promise<TopUpDialog> {
    await this.balanceButton.click()
    await this.page
      .getByRole('button', { name: this.t('Пополнить', 'Top up'), exact: true })
      .or(this.page.getByRole('menuitem', { name: this.t('Пополнить', 'Top up'), exact: true }))
      .click()
    return new TopUpDialog(this.page, this.language)
  }

  async speak(language: 'Русский' | 'English'): Promise<void> {
    await this.bar.getByRole('button', { name: this.t('Язык', 'Language') }).click()
    await this.choose(language)
  }

  async openCities(city: string): Promise<CityChooser> {
    await this.cityButton(city).click()
    return new CityChooser(this.page, this.language)
  }

  private get isNarrow(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < narrow
  }

  private async press(name: string): Promise<void> {
    const place = this.isNarrow ? await this.openSideMenu() : this.bar
    await place.getByRole('button', { name }).click()
  }

  private async choose(name: string): Promise<void> {
    await this.page.getByRole('menuitem', { name, exact: true }).click()
  }
}
