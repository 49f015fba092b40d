import { messageSource } from '@parking/runtime'

/** The texts of what lies over the map once somebody has asked for it; they come with it. */
export const panelMessages = messageSource(
  'mapPanels',
  async () => (await import('./panels/ru.ts')).ru,
  async () => (await import('./panels/en.ts')).en,
)
