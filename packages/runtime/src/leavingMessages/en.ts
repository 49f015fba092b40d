import type { SameKeys } from '../messages/messageKey.ts'
import type { ru } from './ru.ts'

export const en = {
  idle: {
    title: 'Are you still there?',
    text: 'Nothing has been done here for a while. We will sign you out soon, so that nobody else can use your account.',
    left_one: '{{count}} second left',
    left_other: '{{count}} seconds left',
    stay: 'I am here',
    leave: 'Sign out',
    endedTitle: 'You have been signed out',
    endedText:
      'Nothing was done here for a while, so we signed you out to keep others away from your account.',
  },
  signOut: {
    title: 'Sign out before the payment is known?',
    text: 'It is not known yet whether the payment went through. If you sign out now, you may still be charged. We will check it and tell you the next time you sign in.',
    confirm: 'Sign out',
    cancel: 'Wait',
    again: 'Press once more',
  },
} satisfies SameKeys<typeof ru>
