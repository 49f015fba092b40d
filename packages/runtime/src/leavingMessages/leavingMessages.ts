import { messageSource } from '../messages/messageSource.ts'

/** What is said when somebody is signed out, or is about to be. */
export const leavingMessages = messageSource(
  'leaving',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
