import { messageSource } from '@parking/runtime'

/** The texts of the company's lists: drivers, vehicles and devices. */
export const fleetMessages = messageSource(
  'coop.fleet',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
