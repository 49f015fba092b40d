import type { Locator } from '@playwright/test'
import { AcquirerPage } from './AcquirerPage.ts'
import { aimed } from './aimed.ts'
import { Screen } from './Screen.ts'

/** Where parking is paid for without an account. */
export class GuestPage extends Screen {
  async open(query = ''): Promise<this> {
    await this.page.goto(this.address(`/guest-payment${query}`))
    return this
  }

  get heading(): Locator {
    const name = this.t('Оплата без регистрации', 'Pay without an account')
    return this.page.getByRole('heading', { level: 1, name })
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  get zone(): Locator {
    return this.main.getByRole('combobox', { name: this.t('Зона', 'Zone') })
  }

  get plate(): Locator {
    return this.main.getByRole('textbox', { name: this.t('Номер машины', 'Number plate') })
  }

  get duration(): Locator {
    return this.main.getByRole('spinbutton', { name: this.t('На сколько', 'How long') })
  }

  get phone(): Locator {
    return this.main.getByRole('textbox', { name: this.t('Ваш телефон', 'Your phone') })
  }

  get day(): Locator {
    const name = this.t('Когда стоит машина', 'When the car is parked')
    return this.main.getByRole('combobox', { name })
  }

  get start(): Locator {
    return this.main.getByLabel(this.t('Начало стоянки', 'Parked since'))
  }

  get submit(): Locator {
    const words = this.t('К оплате', 'Pay')
    return this.main.getByRole('button', { name: new RegExp(`^${words}( · .*)?$`) })
  }

  /** The button once the price is known. */
  get ready(): Locator {
    return this.main.getByRole('button', {
      name: new RegExp(this.t('^К оплате · ', '^Pay · ')),
    })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.t('Оплата парковки', 'Pay for parking') })
  }

  get link(): Locator {
    const name = new RegExp(this.t('^Перейти к оплате', '^Go to payment|^Pay'))
    return this.dialog.getByRole('link', { name })
  }

  /** What this device knows to run. */
  get running(): Locator {
    return this.main.getByRole('region', { name: this.t('Оплачено здесь', 'Paid for here') })
  }

  get started(): Locator {
    return this.main.getByText(this.t('Парковка началась', 'Parking has started'))
  }

  /** Tells who has signed in meanwhile whose a payment is. */
  get notOfAccount(): Locator {
    const ru = 'сделан на этом устройстве без входа, его нет в вашем кабинете'
    return this.page.getByText(this.t(ru, 'on this device without an account: it isn’t in yours'))
  }

  /** What the account's own list says beside what was paid for here. */
  get accountHasNone(): Locator {
    const ru = 'В кабинете сейчас ничего не оплачено'
    return this.main.getByText(this.t(ru, 'No parking in your account right now'))
  }

  get declined(): Locator {
    return this.main.getByText(this.t('Платёж не прошёл', 'The payment didn’t go through'))
  }

  async forget(): Promise<void> {
    const name = this.t('Забыть парковку', 'Forget parking')
    await this.running.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    const question = this.page.getByRole('alertdialog')
    const yes = question.getByRole('button', { name: this.t('Забыть', 'Forget'), exact: true })
    await (await aimed(yes)).click()
  }

  /** The way to what runs, over the map. */
  get overMap(): Locator {
    return this.page.getByRole('link', {
      name: new RegExp(this.t('^Парковка идёт', '^Parking is running')),
    })
  }

  /** Fills the form in, for an hour. */
  async fillIn(zone: string, plate: string): Promise<this> {
    await this.zone.fill(zone)
    await this.page
      .getByRole('option', { name: new RegExp(zone) })
      .first()
      .click()
    await this.plate.fill(plate)
    await this.main.getByRole('button', { name: this.t('1 ч', '1 h'), exact: true }).click()
    await this.phone.fill('9001234567')
    await this.phone.press('Tab')
    return this
  }

  /** Goes on to the ways to pay. */
  async toMethods(): Promise<void> {
    await this.ready.waitFor()
    await (await aimed(this.submit)).click()
  }

  /** Asks for the link to the bank. */
  async askForLink(): Promise<void> {
    await this.toMethods()
    await this.askForLinkAgain()
  }

  /** Asks for the link once more, the dialog being open. */
  async askForLinkAgain(): Promise<void> {
    const name = new RegExp(this.t('^Получить ссылку', '^Get the link'))
    await (await aimed(this.dialog.getByRole('button', { name }))).click()
  }

  async goToBank(): Promise<AcquirerPage> {
    await this.askForLink()
    await this.link.click()
    const bank = new AcquirerPage(this.page)
    await bank.heading.waitFor()
    return bank
  }
}
