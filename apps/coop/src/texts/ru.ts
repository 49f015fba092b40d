import { defineTexts } from '@parking/runtime/texts'

const ru = {
  header: {
    about: 'О сервисе',
    menu: 'Кабинет компании',
    brand: 'Для компаний',
    skip: 'К содержанию',
    loading: 'Страница загружается',
    toMap: 'Карта парковок',
    signOut: 'Выйти',
  },
  notFound: {
    home: 'На главную',
  },
} as const

/** The texts of the console's frame. */
export const consoleTexts = defineTexts('console', ru, async () => (await import('./en.ts')).en)
