import type { SameKeys } from '../messages/messageKey.ts'
import type { ru } from './messages.ru.ts'

export const en = {
  error: {
    title: 'Something went wrong',
    text: 'Try again. If that does not help, reload the page.',
    retry: 'Try again',
    reload: 'Reload the page',
  },
  expired: {
    title: 'Session expired',
    text: 'The session has expired. Please sign in again: what you filled in is kept.',
    close: 'Close',
    signIn: 'Sign in',
  },
  loading: 'Loading…',
} satisfies SameKeys<typeof ru>
