import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** Letters to the operator: a new one, those that were written, and a conversation. */
export class FeedbackPage extends Screen {
  async open(): Promise<this> {
    await this.page.goto(this.address('/profile/feedback'))
    return this
  }

  get form(): Locator {
    const name = this.t('Новое обращение', 'New letter')
    return this.page.getByRole('region', { name })
  }

  get topic(): Locator {
    return this.form.getByLabel(this.t('Тема', 'Topic'))
  }

  get text(): Locator {
    return this.form.getByLabel(this.t('Сообщение', 'Message'))
  }

  get email(): Locator {
    return this.form.getByLabel(this.t('Электронная почта', 'Email'))
  }

  get phone(): Locator {
    return this.form.getByLabel(this.t('Телефон', 'Phone'))
  }

  async send(): Promise<this> {
    await this.form.getByRole('button', { name: this.t('Отправить', 'Send'), exact: true }).click()
    return this
  }

  get summary(): Locator {
    return this.form.getByText(this.t('Проверьте поля', 'Please check these fields'))
  }

  get appeals(): Locator {
    const name = this.t('Ваши обращения', 'Your letters')
    return this.page.getByRole('region', { name }).getByRole('listitem')
  }

  /** Opens the conversation of the appeal that was written last, or before it. */
  async openChat(place = 0): Promise<this> {
    await this.appeals.nth(place).getByRole('button').click()
    await this.log.waitFor()
    return this
  }

  get chat(): Locator {
    return this.page.getByRole('dialog')
  }

  get log(): Locator {
    return this.chat.getByRole('log')
  }

  get writing(): Locator {
    return this.chat.getByLabel(this.t('Ваше сообщение', 'Your message'))
  }

  get sendAgain(): Locator {
    return this.log.getByRole('button', { name: this.t('Отправить ещё раз', 'Send again') })
  }

  async closeChat(): Promise<this> {
    await this.chat.getByRole('button', { name: this.t('Закрыть', 'Close') }).click()
    await this.chat.waitFor({ state: 'hidden' })
    return this
  }
}
