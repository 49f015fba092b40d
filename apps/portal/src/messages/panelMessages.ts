import { messageSource } from '@parking/runtime'

/** The texts of what is opened over a page, such as the list of cities; they come with it. */
export const panelMessages = messageSource(
  'portalPanels',
  async () => (await import('./panels/ru.ts')).ru,
  async () => (await import('./panels/en.ts')).en,
)
