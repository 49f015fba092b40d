import type { Locator } from '@playwright/test'
import { PaymentDialog } from './PaymentDialog.ts'
import { Screen } from './Screen.ts'

/** Where a ticket of a barrier parking is paid. */
export class BarrierPage extends Screen {
  async open(): Promise<this> {
    await this.page.goto(this.address('/profile/parking?type=planar'))
    await this.ticket.waitFor()
    return this
  }

  get ticket(): Locator {
    const name = this.t('Номер карты или билета', 'Card or ticket number')
    return this.page.getByRole('textbox', { name })
  }

  get parking(): Locator {
    const name = this.t('Номер парковки', 'Parking number')
    return this.page.getByRole('textbox', { name })
  }

  get findButton(): Locator {
    return this.page.getByRole('button', { name: this.t('Узнать цену', 'Find the price') })
  }

  get paid(): Locator {
    return this.message(this.t('Оплачено, можно выезжать', 'Paid, you can drive out'))
  }

  async find(ticket: string): Promise<PaymentDialog> {
    await this.ticket.fill(ticket)
    await this.findButton.click()
    return new PaymentDialog(this.page, this.language)
  }

  /** Takes a ticket at the entrance of the sandbox's barrier parking; returns its number. */
  async takeTicket(cityId: string): Promise<string> {
    const answer = await this.page.request.post(`/sandbox/${cityId}/pages/barrier`)
    return /<td>(\d{6})<\/td>/.exec(await answer.text())?.[1] ?? ''
  }
}
