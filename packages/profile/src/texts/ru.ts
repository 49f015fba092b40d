import { defineTexts } from '@parking/runtime/texts'

const ru = {
  menu: {
    button: 'Личный кабинет',
    signedInAs: 'Вы вошли',
    signOut: 'Выйти',
  },
} as const

/** The texts of the profile menu. */
export const profileTexts = defineTexts('profile', ru, async () => (await import('./en.ts')).en)
