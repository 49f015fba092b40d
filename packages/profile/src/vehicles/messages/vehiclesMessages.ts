import { messageSource } from '@parking/runtime'

/** The texts of the driver's vehicles. */
export const vehiclesMessages = messageSource(
  'vehicles',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
