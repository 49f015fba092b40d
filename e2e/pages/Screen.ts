import type { Locator, Page } from '@playwright/test'

/** The language a story is told in. */
export type Language = 'ru' | 'en'

/** What every screen is: a page of the browser in a language. */
export abstract class Screen {
  readonly page: Page
  readonly language: Language

  constructor(page: Page, language: Language = 'ru') {
    this.page = page
    this.language = language
  }

  /** The words of the story's language. */
  protected t<Words extends string | RegExp>(ru: Words, en: Words): Words {
    return this.language === 'ru' ? ru : en
  }

  /** The same address in the story's language. */
  protected address(path: string): string {
    return this.language === 'ru' ? path : `/${this.language}${path === '/' ? '' : path}`
  }

  /** What is said at once or in a pause: alerts and status messages. */
  message(text: string | RegExp): Locator {
    return this.page.getByRole('alert').or(this.page.getByRole('status')).filter({ hasText: text })
  }
}
