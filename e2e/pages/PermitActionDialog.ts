import type { Locator, Page } from '@playwright/test'
import { aimed } from './aimed.ts'
import { Screen, type Language } from './Screen.ts'

/** What can be done with a permit. */
export type PermitAction = 'changeVehicle' | 'pause' | 'continue' | 'refund'

type Words = Readonly<Record<'item' | 'confirm' | 'done', readonly [ru: string, en: string]>>

const words: Readonly<Record<PermitAction, Words>> = {
  changeVehicle: {
    item: ['Сменить машину', 'Change car'],
    confirm: ['Сменить', 'Change'],
    done: ['Транспортное средство успешно изменено', 'The car has been changed'],
  },
  pause: {
    item: ['Приостановить', 'Pause'],
    confirm: ['Приостановить', 'Pause'],
    done: ['Действие абонемента приостановлено', 'The permit has been paused'],
  },
  continue: {
    item: ['Возобновить', 'Resume'],
    confirm: ['Возобновить', 'Resume'],
    done: ['Действие абонемента возобновлено', 'The permit has been resumed'],
  },
  refund: {
    item: ['Вернуть', 'Refund'],
    confirm: ['Вернуть', 'Refund'],
    done: ['Оплата за абонемент возвращена', 'The permit has been refunded'],
  },
}

/** Asks before something is done with a permit. */
export class PermitActionDialog extends Screen {
  readonly #action: PermitAction

  constructor(page: Page, language: Language, action: PermitAction) {
    super(page, language)
    this.#action = action
  }

  #say(what: keyof Words): string {
    const [ru, en] = words[this.#action][what]
    return this.t(ru, en)
  }

  get dialog(): Locator {
    return this.page.getByRole('alertdialog')
  }

  get menuItem(): Locator {
    return this.page.getByRole('menuitem', { name: this.#say('item') })
  }

  /** What is said once it is done. */
  get done(): Locator {
    return this.message(this.#say('done'))
  }

  /** Chooses the first of the other cars. */
  async chooseCar(): Promise<this> {
    await this.dialog.getByRole('radio').first().check()
    return this
  }

  async confirm(): Promise<void> {
    const name = this.#say('confirm')
    await (await aimed(this.dialog.getByRole('button', { name, exact: true }))).click()
  }
}
