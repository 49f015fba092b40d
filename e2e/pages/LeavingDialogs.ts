import type { Locator } from '@playwright/test'
import { Screen } from './Screen.ts'

/** What is asked before somebody is signed out. */
export class LeavingDialogs extends Screen {
  /** Asks whether anybody is still there. */
  get idle(): Locator {
    return this.page.getByRole('alertdialog', {
      name: this.t('Вы ещё здесь?', 'Are you still there?'),
    })
  }

  get stay(): Locator {
    return this.idle.getByRole('button', { name: this.t('Я здесь', 'I’m here') })
  }

  /** Asks whether somebody leaves in the middle of a payment. */
  get payment(): Locator {
    return this.page.getByRole('alertdialog', {
      name: this.t('Выйти, не дождавшись платежа?', 'Sign out before the payment is confirmed?'),
    })
  }

  get signOut(): Locator {
    return this.payment.getByRole('button', { name: this.t('Выйти', 'Sign out') })
  }

  /** What the login says to whom it has signed out. */
  get ended(): Locator {
    return this.page.getByText(this.t('Вы вышли из личного кабинета', 'You’ve been signed out'))
  }
}
