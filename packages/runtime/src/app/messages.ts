import { messageSource } from '../messages/messageSource.ts'

/** The few texts of the runtime itself. */
export const runtimeMessages = messageSource(
  'runtime',
  async () => (await import('./messages.ru.ts')).ru,
  async () => (await import('./messages.en.ts')).en,
)
