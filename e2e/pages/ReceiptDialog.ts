import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { Screen } from './Screen.ts'

/** Makes a receipt that is paid at a bank. */
export class ReceiptDialog extends Screen {
  /** Chooses to pay by receipt, in a top-up or in what pays for something else. */
  async openFrom(payment: { readonly dialog: Locator }): Promise<this> {
    await payment.dialog.getByRole('combobox').selectOption('Квитанция')
    const name = this.t('Получить квитанцию', 'Get a receipt to pay')
    await (await aimed(payment.dialog.getByRole('button', { name }))).click()
    await this.place.waitFor()
    return this
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  /** A field of both kinds of payer. */
  get place(): Locator {
    return this.dialog.getByLabel(this.t('Адрес', 'Address'), { exact: true })
  }

  get getButton(): Locator {
    const names = this.t('Получить (квитанцию|счёт)', 'Get the (receipt|invoice)')
    return this.dialog.getByRole('button', { name: new RegExp(`^${names}$`) })
  }

  get summary(): Locator {
    return this.dialog.getByText(this.t('Проверьте поля', 'Check the fields'))
  }

  get download(): Locator {
    return this.dialog.getByRole('link', { name: this.t('Скачать PDF', 'Download PDF') })
  }

  get print(): Locator {
    return this.dialog.getByRole('link', { name: this.t('Открыть и напечатать', 'Open and print') })
  }

  async fill(label: string, value: string): Promise<this> {
    await this.dialog.getByLabel(label, { exact: true }).fill(value)
    return this
  }

  /** Fills in a person with a passport. */
  async ofPerson(): Promise<this> {
    await this.fill(this.t('Фамилия', 'Last name'), 'Водитель')
    await this.fill(this.t('Имя', 'First name'), 'Проверочный')
    await this.fill(this.t('Отчество', 'Patronymic'), 'Примерович')
    await this.fill(this.t('Серия', 'Series'), '9204')
    await this.fill(this.t('Номер', 'Number'), '123456')
    await this.fill(this.t('Дата выдачи', 'Date of issue'), '05032019')
    await this.fill(this.t('Кем выдан', 'Issued by'), 'Отделение 1')
    return this.fill(this.t('Адрес', 'Address'), 'Казань, улица Мира, 1')
  }

  async ofCompany(company: {
    readonly name: string
    readonly inn: string
    readonly kpp: string
    readonly ogrn: string
    readonly address: string
  }): Promise<this> {
    await this.dialog.getByText(this.t('Юрлицо', 'A company'), { exact: true }).click()
    await this.fill(this.t('Название организации', 'Name of the company'), company.name)
    await this.fill(this.t('ИНН', 'INN (tax number)'), company.inn)
    await this.fill(this.t('КПП', 'KPP'), company.kpp)
    await this.fill(this.t('ОГРН', 'OGRN'), company.ogrn)
    return this.fill(this.t('Адрес', 'Address'), company.address)
  }

  async sendTo(email: string): Promise<this> {
    await this.fill(this.t('Электронная почта', 'Email'), email)
    const name = this.t('Отправить на почту', 'Send by email')
    await this.dialog.getByRole('button', { name }).click()
    return this
  }
}
