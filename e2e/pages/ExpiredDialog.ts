import type { Locator } from '@playwright/test'
import { LoginDialog } from './LoginDialog.ts'
import { Screen } from './Screen.ts'

/** Says that the login has run out, and leads to the login. */
export class ExpiredDialog extends Screen {
  get dialog(): Locator {
    return this.page.getByRole('dialog', {
      name: this.t('Нужно войти ещё раз', 'Please sign in again'),
    })
  }

  async signIn(): Promise<LoginDialog> {
    await this.dialog.getByRole('button', { name: this.t('Войти', 'Sign in') }).click()
    return new LoginDialog(this.page, this.language)
  }
}
