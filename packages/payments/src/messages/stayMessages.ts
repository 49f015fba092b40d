import { messageSource } from '@parking/runtime'

/** The texts that only the page of paying for parking needs, apart from those of the menus. */
export const stayMessages = messageSource(
  'stay',
  async () => (await import('./stay/ru.ts')).ru,
  async () => (await import('./stay/en.ts')).en,
)
