import { defineTexts } from '@parking/runtime/texts'

const ru = {
  print: 'Напечатать',
  calendar: {
    add: 'В календарь',
    addOf: 'В календарь: конец парковки {{plate}}',
    title: 'Парковка {{plate}} заканчивается',
    text: '{{place}}. Машина {{plate}}, оплачено до {{time}} по времени города.',
  },
  evidence: {
    share: 'Поделиться',
    shareFailed: 'Не получилось поделиться.',
    open: 'Сведения о парковке',
    openOf: 'Сведения о парковке {{plate}}',
    title: 'Сведения о парковке',
    place: 'Место',
    zone: 'Зона {{zone}}',
    zoneNamed: 'Зона {{zone}}, {{name}}',
    parking: 'Парковка {{code}}',
    plate: 'Машина',
    from: 'Начало',
    to: 'Конец',
    paidUntil: 'Оплачено до',
    total: 'Всего',
    entries: 'Платежи',
    payment: 'Оплата',
    renew: 'Продление',
    cancel: 'Возврат за досрочное завершение',
    forTime: 'за {{time}}',
    at: 'проведено {{time}}',
    order: 'заказ {{number}}',
    receipt: 'Кассовый чек',
    receiptOf: 'Кассовый чек по заказу {{number}}',
    noEntries: 'Платежей за эту парковку в истории пока нет.',
    unclear:
      'Часть записей истории не удалось прочитать: среди них может быть оплата этой парковки.',
    zoneOfTime: 'Всё время указано по часам города: {{zone}}.',
    made: 'Составлено {{time}} на сайте «{{operator}}» по данным личного кабинета.',
    wrongPlate: 'Ошиблись в номере машины? Напишите оператору',
    notFiscal: 'Это не фискальный документ: оплату подтверждают кассовые чеки.',
    loading: 'Собираем сведения…',
    failed: 'Историю платежей загрузить не удалось',
    goneTitle: 'Такой парковки здесь нет',
    gone: 'Если она уже закончилась, откройте её из истории операций.',
    operations: 'История операций',
  },
} as const

/** The texts of the sheet that proves a session, and of its line in a calendar. */
export const evidenceTexts = defineTexts('evidence', ru, async () => (await import('./en.ts')).en)
