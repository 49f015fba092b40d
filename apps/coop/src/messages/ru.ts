export const ru = {
  header: {
    brand: 'Для компаний',
    skip: 'К содержанию',
    loading: 'Страница загружается',
    toMap: 'Карта парковок',
  },
  notFound: {
    home: 'На главную',
  },
} as const
