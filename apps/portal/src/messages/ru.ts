export const ru = {
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
  footer: {
    operator: 'Оператор парковок: {{operator}}',
  },
} as const
