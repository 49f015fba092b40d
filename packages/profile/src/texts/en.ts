import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  menu: {
    button: 'Account',
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
  },
} satisfies SameKeys<typeof ru>
