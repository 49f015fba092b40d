import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { Header } from './Header.ts'
import { Screen } from './Screen.ts'
import { TopUpDialog } from './TopUpDialog.ts'

/** Who a driver is to the city, and how the account is set up. */
export class MyProfilePage extends Screen {
  readonly header = new Header(this.page, this.language)

  async open(): Promise<this> {
    await this.page.goto(this.address('/profile/my-profile'))
    await this.info.waitFor()
    return this
  }

  card(ru: string, en: string): Locator {
    return this.page.getByRole('region', { name: this.t(ru, en) })
  }

  get info(): Locator {
    return this.card('Основное', 'About you')
  }

  get phones(): Locator {
    return this.info.getByRole('listitem')
  }

  get mainPhone(): Locator {
    return this.phones.filter({
      has: this.page.getByText(this.t('основной', 'main'), { exact: true }),
    })
  }

  get settings(): Locator {
    return this.card('Уведомления', 'Notifications')
  }

  get pushOff(): Locator {
    return this.settings.getByRole('switch', {
      name: this.t('Не присылать push-уведомления', 'No push notifications'),
    })
  }

  get balance(): Locator {
    return this.card('Баланс', 'Balance')
  }

  get kept(): Locator {
    return this.card('Что хранит этот браузер', 'What this browser keeps')
  }

  /** The dialog in which things are changed, whatever its step. */
  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  button(ru: string, en: string): Locator {
    return this.page.getByRole('button', { name: this.t(ru, en) })
  }

  field(ru: string, en: string): Locator {
    return this.dialog.getByLabel(this.t(ru, en))
  }

  get email(): Locator {
    return this.field('Новая почта', 'New email')
  }

  get phone(): Locator {
    return this.field('Новый телефон', 'New phone')
  }

  get code(): Locator {
    return this.field('Код подтверждения', 'Confirmation code')
  }

  get getCodeButton(): Locator {
    return this.button('Получить код', 'Get a code')
  }

  get resendButton(): Locator {
    return this.button('Отправить код ещё раз', 'Send the code again')
  }

  async edit(): Promise<void> {
    const name = this.t('Изменить', 'Edit')
    await this.info.getByRole('button', { name, exact: true }).click()
    await this.dialog.waitFor()
  }

  async toStep(ru: string, en: string): Promise<void> {
    await this.dialog.getByRole('button', { name: this.t(ru, en) }).click()
  }

  async addPhone(): Promise<void> {
    await this.button('Добавить телефон', 'Add a phone').click()
    await this.phone.waitFor()
  }

  async sendTo(field: Locator, target: string): Promise<void> {
    await field.fill(target)
    await this.getCodeButton.click()
  }

  /** Fills in a code, which sends itself. */
  async confirm(code: string): Promise<void> {
    await this.code.fill(code)
  }

  /** Fills in the step of the password and sends it. */
  async changePassword(old: string, next: string): Promise<void> {
    await this.field('Старый пароль', 'Old password').fill(old)
    await this.field('Новый пароль', 'New password').fill(next)
    const name = this.t('Изменить пароль', 'Change password')
    await this.dialog.getByRole('button', { name }).click()
  }

  async close(): Promise<void> {
    const name = this.t('Закрыть', 'Close')
    await this.dialog.getByRole('button', { name, exact: true }).click()
  }

  async setMain(phone: RegExp): Promise<void> {
    const button = this.phones.filter({ hasText: phone }).getByRole('button')
    await button.filter({ hasText: this.t('Сделать основным', 'Make main') }).click()
  }

  async askToDelete(phone: RegExp): Promise<Locator> {
    const button = this.phones.filter({ hasText: phone }).getByRole('button')
    await button.filter({ hasText: this.t('Удалить', 'Delete') }).click()
    return this.page.getByRole('alertdialog')
  }

  async delete(phone: RegExp): Promise<void> {
    const question = await this.askToDelete(phone)
    const name = this.t('Удалить', 'Delete')
    await (await aimed(question.getByRole('button', { name, exact: true }))).click()
  }

  async topUp(): Promise<TopUpDialog> {
    await this.balance.getByRole('button', { name: this.t('Пополнить', 'Top up') }).click()
    return new TopUpDialog(this.page, this.language)
  }

  async signOut(): Promise<void> {
    const card = this.card('Выход', 'Sign out')
    await card.getByRole('button', { name: this.t('Выйти', 'Sign out') }).click()
  }
}
