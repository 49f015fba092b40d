import { messageSource } from './messageSource.ts'

/** The few texts of the runtime itself. */
export const runtimeMessages = messageSource(
  'runtime',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
