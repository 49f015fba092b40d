import { defineTexts } from '@parking/runtime/texts'

const ru = {
  page: {
    title: 'История операций',
    description: 'Все оплаты, пополнения и возвраты. Время города: {{city}}.',
    failedTitle: 'Ошибка загрузки статистики',
    errorTitle: 'История не загрузилась',
    moreErrorTitle: 'Не удалось загрузить остальное',
    retry: 'Попробовать ещё раз',
  },
  list: {
    caption: 'Операции',
    found_one: 'Найдена {{count}} операция',
    found_few: 'Найдено {{count}} операции',
    found_many: 'Найдено {{count}} операций',
    found_other: 'Найдено {{count}} операции',
    stayLink: '{{order}}: сведения о парковке',
    loadMore: 'Показать ещё',
    loading: 'Загружаем операции',
  },
  empty: {
    title: 'Операций пока нет',
    text: 'Здесь появятся оплаты парковки, пополнения баланса и возвраты.',
    action: 'Оплатить парковку',
    monthTitle: 'В этом месяце операций не было',
    monthText: 'Более ранние операции — за другой период.',
    monthAction: 'Показать за всё время',
    filterTitle: 'Таких операций нет',
    filterText: 'По этому фильтру ничего не нашлось. Измените его или сбросьте.',
  },
  filter: {
    title: 'Фильтр операций',
    open: 'Фильтр',
    openSet: 'Фильтр: {{count}}',
    clear: 'Сбросить фильтр',
    vehicle: 'Машина',
    zone: 'Зона',
    everyVehicle: 'Все машины',
    everyZone: 'Все зоны',
    vehiclesFailed: 'Список машин не загрузился.',
    zonesFailed: 'Список зон не загрузился.',
    retryVehicles: 'Попробовать ещё раз загрузить список машин',
    retryZones: 'Попробовать ещё раз загрузить список зон',
  },
  export: {
    button: 'Скачать',
    xls: 'Таблица (XLS)',
    pdf: 'Документ (PDF)',
    failed: 'Не удалось скачать файл',
    dismiss: 'Закрыть сообщение',
  },
  spending: {
    title: 'Расходы',
    open: 'Показать расходы на графике',
    close: 'Скрыть график расходов',
    loading: 'Открываем график',
  },
} as const

/** The texts of the history of operations. */
export const operationsTexts = defineTexts(
  'profile.operations',
  ru,
  async () => (await import('./en.ts')).en,
)
