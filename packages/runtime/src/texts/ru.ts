import { defineTexts } from './defineTexts.ts'

export const ru = {
  error: {
    title: 'Что-то пошло не так',
    text: 'Попробуйте ещё раз. Если не поможет, обновите страницу.',
    retry: 'Попробовать ещё раз',
    reload: 'Обновить страницу',
    besides: 'Если страница не отвечает или показывает не то, обновите её.',
    close: 'Закрыть',
  },
  lost: {
    title: 'Не удалось загрузить',
    text: 'Возможно, пропала связь или сервис сейчас недоступен.',
  },
  closed: {
    title: 'Сервис на обслуживании',
    text: 'Мы обновляем сервис и скоро откроемся. Действующие парковочные сессии продолжаются.',
    phone: 'Если вопрос срочный, позвоните:',
    retry: 'Проверить ещё раз',
  },
  unreached: {
    phone: 'Поддержка города:',
  },
  personalData: {
    note: 'Как мы обращаемся с данными:',
    newTab: 'откроется в новой вкладке',
  },
  notFound: {
    title: 'Страница не найдена',
    text: 'Такого адреса нет: возможно, в ссылке опечатка или страница переехала.',
  },
  look: {
    language: 'Язык',
    scheme: 'Оформление',
    auto: 'Как в системе',
    light: 'Светлое',
    dark: 'Тёмное',
  },
  unreadable: {
    some_one: '{{count}} запись не удалось прочитать.',
    some_few: '{{count}} записи не удалось прочитать.',
    some_many: '{{count}} записей не удалось прочитать.',
    some_other: '{{count}} записи не удалось прочитать.',
    all: 'Список не удалось прочитать.',
  },
  distance: {
    metres: '{{value}} м',
    kilometres: '{{value}} км',
  },
  price: {
    free: 'Бесплатно',
    freeUntil: 'до {{time}}',
    freeAlways: 'круглосуточно',
    next: 'потом {{price}} в час',
    perHour: '{{price}} в час',
    perHourUntil: '{{price}} в час до {{time}}',
    paidUntil: 'платно до {{time}}',
    paidAlways: 'платно круглосуточно',
  },
  loading: 'Загрузка…',
} as const

/** The few texts of the runtime itself. */
export const runtimeTexts = defineTexts('runtime', ru, async () => (await import('./en.ts')).en)
