import type { Locator } from '@playwright/test'
import { AcquirerPage } from './AcquirerPage.ts'
import { Screen } from './Screen.ts'

/** Pays an order by card, on the bank's own page. */
export class CardPage extends Screen {
  async open(search: Readonly<Record<string, string>>): Promise<this> {
    await this.page.goto(this.address(`/payment?${new URLSearchParams(search)}`))
    return this
  }

  get unconfirmed(): Locator {
    return this.page.getByText(
      this.t('город её ещё не подтвердил', 'not confirmed by the city yet'),
    )
  }

  get email(): Locator {
    return this.page.getByRole('textbox', {
      name: this.t('E-mail для чека', 'Email for the receipt'),
    })
  }

  get summary(): Locator {
    return this.page.getByText(this.t('Проверьте e-mail', 'Check the email address'))
  }

  get toBankButton(): Locator {
    return this.page.getByRole('button', {
      name: this.t('Перейти к оплате', 'Continue to payment'),
    })
  }

  async toBank(): Promise<AcquirerPage> {
    await this.toBankButton.click()
    return new AcquirerPage(this.page, this.language)
  }

  get paid(): Locator {
    return this.message(this.t('Город подтвердил оплату', 'The city has confirmed your payment'))
  }

  /** Has the page stay instead of leaving by itself. */
  async stay(): Promise<this> {
    await this.page.getByRole('button', { name: this.t('Остаться здесь', 'Stay here') }).click()
    return this
  }

  get declined(): Locator {
    return this.message(this.t('Платёж не прошёл', 'The payment didn’t go through'))
  }

  get pending(): Locator {
    return this.message(
      this.t('Город пока не видит оплаты', 'The city hasn’t seen the payment yet'),
    )
  }

  get stillOpen(): Locator {
    return this.message(this.t('Заказ ещё не оплачен', 'The order isn’t paid yet'))
  }

  get refused(): Locator {
    return this.message(
      this.t('Город не подтвердил этот платёж', 'The city didn’t confirm this payment'),
    )
  }

  get failed(): Locator {
    return this.message(
      this.t('Не удалось узнать, прошла ли оплата', 'We couldn’t find out whether'),
    )
  }

  get odd(): Locator {
    return this.message(this.t('Ссылка на оплату неполная', 'The payment link is incomplete'))
  }
}
