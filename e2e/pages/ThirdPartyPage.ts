import { Screen } from './Screen.ts'

/** The third party's sign-in, which the sandbox plays, in Russian only. It leads back to the portal. */
export class ThirdPartyPage extends Screen {
  async signInAs(email: string): Promise<void> {
    await this.page.getByRole('button', { name: email }).click()
  }

  async refuse(): Promise<void> {
    await this.page.getByRole('button', { name: 'Отказаться' }).click()
  }
}
