import { defineTexts } from '@parking/runtime/texts'

const ru = {
  header: {
    home: 'Парковки: на карту',
    menu: 'Меню',
    closeMenu: 'Закрыть меню',
    skip: 'К содержанию',
    navigation: 'Разделы',
    loading: 'Страница загружается',
  },
  menu: {
    signIn: 'Войти',
    register: 'Регистрация',
    signOut: 'Выйти',
    account: 'Личный кабинет',
    contacts: 'Поддержка',
  },
  notFound: {
    home: 'На карту парковок',
  },
  about: {
    title: 'О сервисе',
    rules: 'Правила парковки',
  },
} as const

/** The texts of the portal's own frame and pages. */
export const portalTexts = defineTexts('portal', ru, async () => (await import('./en.ts')).en)
