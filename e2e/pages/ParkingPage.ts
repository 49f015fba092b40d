import type { Locator } from '@playwright/test'
import { aimed } from './aimed.ts'
import { CancelDialog } from './CancelDialog.ts'
import { ExtendDialog } from './ExtendDialog.ts'
import { PaymentDialog } from './PaymentDialog.ts'
import { Screen } from './Screen.ts'
import { TopUpDialog } from './TopUpDialog.ts'

/** Where parking is paid for, extended and ended. */
export class ParkingPage extends Screen {
  async open(query = ''): Promise<this> {
    await this.page.goto(this.address(`/profile/parking${query}`))
    return this
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.t('Парковка', 'Parking') })
  }

  get zone(): Locator {
    return this.page.getByRole('combobox', { name: this.t('Зона', 'Zone') })
  }

  /** The parking, in a city where each is paid by its own number. */
  get parking(): Locator {
    return this.page.getByRole('combobox', { name: this.t('Парковка', 'Parking area') })
  }

  get category(): Locator {
    return this.page.getByRole('combobox', {
      name: this.t('Категория машины', 'Vehicle category'),
    })
  }

  /** What the stay costs, with what is said of it. */
  get price(): Locator {
    const named = this.main
      .getByText(this.t('Стоимость', 'Cost'), { exact: true })
      // On a translated page the words stand in elements of the translator.
      .locator('xpath=ancestor-or-self::*[not(self::font)][2]')
    // The table of what it is made of has a column of that name.
    return named.filter({ hasNot: this.page.getByRole('columnheader') })
  }

  /** What part of the chosen time is paid, and what would do. */
  get advice(): Locator {
    return this.takeAdvice.locator('..')
  }

  get takeAdvice(): Locator {
    const name = new RegExp(this.t('этого хватит$', 'that is enough$'))
    return this.main.getByRole('button', { name })
  }

  private get whyText(): string {
    return this.t('Почему льгота учтена', 'Why a benefit counts')
  }

  get whyBenefits(): Locator {
    return this.main.getByText(this.whyText)
  }

  /** Why each benefit counts or does not, in each stretch of the stay. */
  get benefitReasons(): Locator {
    return this.main.locator('details', { hasText: this.whyText }).getByRole('listitem')
  }

  /** Takes the car of the profile whose plate is like the typed one. */
  get takeSimilarPlate(): Locator {
    const name = new RegExp(this.t('^Да, ', '^Yes, '))
    return this.main.getByRole('button', { name })
  }

  get duration(): Locator {
    return this.page.getByRole('spinbutton', { name: this.t('На сколько', 'How long') })
  }

  get plate(): Locator {
    return this.page.getByRole('textbox', { name: this.t('Номер машины', 'Number plate') })
  }

  /** Asks whether the phone is near the place that is paid for. */
  get nearButton(): Locator {
    return this.main.getByRole('button', { name: this.t('Я рядом?', 'Am I close?') })
  }

  get farFromSign(): Locator {
    return this.message(this.t('Вы не в этой зоне?', 'Not in this zone?'))
  }

  get submit(): Locator {
    const names = this.t(
      'Начать парковку|Оплатить парковку|Сейчас бесплатно',
      'Start parking|Pay for parking|Free right now',
    )
    return this.main.getByRole('button', { name: new RegExp(`^(${names})( · .*)?$`) })
  }

  /** Fills the balance up by what is missing; there only where it has too little. */
  get topUpButton(): Locator {
    const name = this.t('Пополнить на .* и продолжить', 'Top up .* and continue')
    return this.main.getByRole('button', { name: new RegExp(`^${name}$`) })
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  get running(): Locator {
    return this.main.getByRole('region', { name: this.t('Идут сейчас', 'Running now') })
  }

  /** The time that is left of the sessions that run. */
  get timers(): Locator {
    return this.running.getByRole('timer')
  }

  get nothingRuns(): Locator {
    return this.running.getByText(this.t('Сейчас ничего не оплачено', 'No parking right now'))
  }

  get started(): Locator {
    const name = this.t('Парковка началась', 'Parking has started')
    return this.running.getByRole('heading', { name })
  }

  get extended(): Locator {
    return this.message(this.t('Парковка продлена', 'Parking extended'))
  }

  /** The warning that so many minutes are left. */
  endsSoon(minutes: 15 | 5): Locator {
    const left = `(${minutes}|${minutes - 1})`
    const words = new RegExp(this.t(`Осталось ${left} мин`, `${left} min left`))
    return this.page.getByRole('strong').filter({ hasText: words })
  }

  /** Lets the browser remind of the end. */
  get remindSwitch(): Locator {
    const name = new RegExp(this.t('^Напоминать в браузере', '^Remind me in the browser'))
    return this.main.getByRole('switch', { name })
  }

  get over(): Locator {
    return this.page.getByText(this.t('Парковка закончилась', 'Parking is over'))
  }

  get checkAgainButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Проверить ещё раз', 'Check again') })
  }

  /** That nothing was charged, as only the city itself can know. */
  get notCharged(): Locator {
    return this.page.getByText(this.t(/деньги не списаны/i, /not (been )?charged/i))
  }

  get stopWaitingButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Больше не ждать', 'Stop waiting') })
  }

  /** Pays although an earlier try may have charged. */
  get sendAnywayButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Всё равно заплатить', 'Pay anyway') })
  }

  /** What a price is made of. */
  get intervals(): Locator {
    const name = this.t('Из чего складывается цена', 'Price breakdown')
    return this.main.getByRole('table', { name })
  }

  get loading(): Locator {
    return this.main.getByText(this.t('Загружаем зоны и профиль', 'Loading zones and your profile'))
  }

  get failure(): Locator {
    const words = this.t('Не удалось загрузить данные', 'The payment form didn’t load')
    return this.main.getByText(words)
  }

  /** What was last known to run, where the connection is gone. */
  get known(): Locator {
    const name = this.t('Последние известные парковки', 'Last known parking')
    return this.main.getByRole('region', { name })
  }

  /** What an hour costs where parking is paid at its end. */
  get hour(): Locator {
    return this.main.getByText(this.t('Час сейчас:', 'An hour now:'))
  }

  get day(): Locator {
    const name = this.t('Когда стоит машина', 'When the car is parked')
    return this.page.getByRole('combobox', { name })
  }

  get begin(): Locator {
    return this.page.getByLabel(this.t('Начало стоянки', 'Parked since'))
  }

  /** The button that pays for a stay which has begun. */
  get payStayButton(): Locator {
    const name = this.t('Оплатить стоянку', 'Pay for the stay')
    return this.main.getByRole('button', { name: new RegExp(`^${name} · `) })
  }

  get stayPaid(): Locator {
    const name = this.t('Стоянка оплачена', 'Parking paid')
    return this.main.getByRole('heading', { name })
  }

  get deferred(): Locator {
    return this.main.getByRole('region', { name: this.t('Отложенные', 'Waiting for payment') })
  }

  /** Says that the stay has begun already, on that day at that time. */
  async since(day: 'postPayment' | 'postPaymentYesterday', time: string): Promise<this> {
    await this.day.selectOption(day)
    await this.begin.fill(time)
    return this
  }

  async payStay(): Promise<PaymentDialog> {
    await (await aimed(this.payStayButton)).click()
    return new PaymentDialog(this.page, this.language)
  }

  /** Opens what ends a session that is paid when it ends. */
  async endUnpaid(): Promise<PaymentDialog> {
    const name = this.t('Завершить и оплатить парковку', 'End and pay for the parking')
    await (await aimed(this.running.getByRole('button', { name }))).click()
    return new PaymentDialog(this.page, this.language)
  }

  async payDeferred(): Promise<PaymentDialog> {
    const name = this.t('Оплатить парковку', 'Pay for the parking')
    await (await aimed(this.deferred.getByRole('button', { name }))).click()
    return new PaymentDialog(this.page, this.language)
  }

  /** Asks to delete a session that nothing was paid for. */
  async abort(list: Locator): Promise<Locator> {
    const name = this.t('Удалить парковку', 'Delete the parking')
    await (await aimed(list.getByRole('button', { name }))).click()
    return this.page.getByRole('alertdialog')
  }

  async retry(): Promise<this> {
    await this.main
      .getByRole('button', { name: this.t('Попробовать ещё раз', 'Try again') })
      .click({ timeout: 2000 })
    return this
  }

  /** Types the plate of a car that is not in the profile. */
  async withAnotherCar(plate: string): Promise<this> {
    await this.main.getByRole('radio', { name: this.t('Другая машина', 'Another car') }).check()
    await this.plate.fill(plate)
    return this
  }

  /** Says that the typed plate is another country's. */
  async withForeignPlate(): Promise<this> {
    await this.main.getByRole('radio', { name: this.t('Другая страна', 'Another country') }).check()
    return this
  }

  async checkAgain(): Promise<this> {
    await this.checkAgainButton.click()
    return this
  }

  get extendButton(): Locator {
    return this.running.getByRole('button', {
      name: this.t('Продлить парковку', 'Extend parking for'),
    })
  }

  get cancelButton(): Locator {
    return this.running.getByRole('button', {
      name: new RegExp(`^${this.t('Завершить парковку', 'End early: parking')}`),
    })
  }

  /** Puts the end of the running session into a calendar. */
  get calendarButton(): Locator {
    return this.running.getByRole('button', {
      name: this.t('В календарь: конец парковки', 'Add to calendar: end of parking'),
    })
  }

  /** Leads to the sheet of the running session. */
  get recordLink(): Locator {
    return this.running.getByRole('link', {
      name: this.t('Сведения о парковке', 'Parking record for'),
    })
  }

  quick(minutes: 30 | 60 | 120): Locator {
    const names = {
      30: this.t('30 мин', '30 min'),
      60: this.t('1 ч', '1 h'),
      120: this.t('2 ч', '2 h'),
    }
    return this.main.getByRole('button', { name: names[minutes], exact: true })
  }

  async choose(zone: string, minutes: 30 | 60 | 120): Promise<this> {
    await this.chooseZone(zone)
    await this.quick(minutes).click()
    return this
  }

  async chooseZone(zone: string): Promise<this> {
    await this.zone.fill(zone)
    await this.page.getByRole('option', { name: zone }).first().click()
    return this
  }

  /**
   * Chooses the first parking whose number or name has a text.
   *
   * @returns its number
   */
  async chooseParking(text: string, minutes: 30 | 60 | 120): Promise<string> {
    await this.parking.click()
    const option = this.page.getByRole('option', { name: text }).first()
    const code = /\d{4,}/.exec((await option.textContent()) ?? '')?.[0] ?? ''
    await option.click()
    await this.quick(minutes).click()
    return code
  }

  async chooseCategory(category: 'A' | 'B' | 'C'): Promise<this> {
    await this.category.selectOption(category)
    return this
  }

  /** The button once it can be pressed to pay: it carries the price. */
  get ready(): Locator {
    const name = this.t('Начать парковку · .*', 'Start parking · .*')
    return this.main.getByRole('button', { name: new RegExp(`^${name}$`) })
  }

  /** What a press has found missing. */
  get missing(): Locator {
    return this.main.locator('[data-told="true"]')
  }

  /** Opens the form again that was closed with a payment. */
  async payForAnother(): Promise<this> {
    await this.main
      .getByRole('button', { name: this.t('Оплатить ещё одну машину', 'Pay for another car') })
      .click()
    return this
  }

  async start(): Promise<this> {
    await (await aimed(this.submit)).click()
    return this
  }

  async extend(): Promise<ExtendDialog> {
    await (await aimed(this.extendButton)).click()
    return new ExtendDialog(this.page, this.language)
  }

  async cancel(): Promise<CancelDialog> {
    await (await aimed(this.cancelButton)).click()
    return new CancelDialog(this.page, this.language)
  }

  /** What the button that pays does when the balance has too little. */
  async payAtBank(): Promise<PaymentDialog> {
    await (await aimed(this.submit)).click()
    return new PaymentDialog(this.page, this.language)
  }

  async topUpToContinue(): Promise<TopUpDialog> {
    await (await aimed(this.topUpButton)).click()
    return new TopUpDialog(this.page, this.language)
  }
}
