import { guestOnlyRoute, page } from '@parking/runtime'
import { createRoute } from '@tanstack/react-router'

/** Setting a new password; links of letters lead here, on whatever device. */
export const restoreRoute = createRoute({
  getParentRoute: () => guestOnlyRoute,
  path: 'restore-password/{-$step}/{-$salt}',
  validateSearch: ({ error, email }: { error?: unknown; email?: unknown }): RestoreSearch => ({
    ...(typeof error === 'string' ? { error } : {}),
    ...(typeof email === 'string' ? { email } : {}),
  }),
  ...page({
    titles: { ru: 'Новый пароль', en: 'New password' },
    load: async () => (await import('./RestorePage.tsx')).restorePage,
  }),
})

/** What an address may say of a password that has to be set. */
interface RestoreSearch {
  /** Why, by the name of an error. */
  readonly error?: string
  /** What its owner signs in with. */
  readonly email?: string
}
