import type { Plugin } from 'vite'
import { pageFor, type PageConfig, type ShownPage } from './cityPage.ts'

/**
 * Lets the development server write the configuration into its page, as a build's second step does.
 */
export function cityPagePlugin(config: PageConfig, title: string): Plugin {
  const shown: ShownPage = { language: 'ru', title, shell: null, city: '' }
  return {
    name: 'city-page',
    transformIndexHtml: { order: 'pre', handler: (page) => pageFor(page, config, shown) },
  }
}
