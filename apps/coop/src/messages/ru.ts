export const ru = {
  header: {
    menu: 'Кабинет компании',
    brand: 'Для компаний',
    skip: 'К содержанию',
    loading: 'Страница загружается',
    toMap: 'Карта парковок',
  },
  notFound: {
    home: 'На главную',
  },
} as const
