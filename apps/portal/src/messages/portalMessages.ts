import { messageSource } from '@parking/runtime'

/** The texts of the portal's own frame and pages. */
export const portalMessages = messageSource(
  'portal',
  async () => (await import('./ru.ts')).ru,
  async () => (await import('./en.ts')).en,
)
