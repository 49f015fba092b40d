import { pageFor } from './cityPage.mjs'

/** Lets the development server write the configuration into its page, as a build's second step. */
export function cityPagePlugin(config) {
  return {
    name: 'city-page',
    transformIndexHtml: { order: 'pre', handler: (page) => pageFor(page, config) },
  }
}
