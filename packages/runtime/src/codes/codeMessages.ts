import { messageSource } from '../messages/messageSource.ts'

/** What is said of codes that confirm an address or a phone, and of new passwords beside them. */
export const codeMessages = messageSource(
  'codes',
  async () => (await import('./messages/ru.ts')).ru,
  async () => (await import('./messages/en.ts')).en,
)
