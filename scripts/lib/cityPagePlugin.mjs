import { pageFor } from './cityPage.mjs'

/**
 * Lets the development server write the configuration into its page, as a build's second step does.
 */
export function cityPagePlugin(config, title) {
  const shown = { language: 'ru', title, shell: null, city: '' }
  return {
    name: 'city-page',
    transformIndexHtml: { order: 'pre', handler: (page) => pageFor(page, config, shown) },
  }
}
