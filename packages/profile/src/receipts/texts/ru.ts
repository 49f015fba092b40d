import { defineTexts } from '@parking/runtime/texts'

const ru = {
  title: 'Квитанции',
  description: 'Квитанции и счета, по которым платят в банке.',
  caption: 'Квитанции',
  loading: 'Загружаем квитанции',
  failedTitle: 'Квитанции не загрузились',
  emptyTitle: 'Квитанций нет',
  emptyText: 'Они появятся, если пополнить баланс или купить абонемент по квитанции.',
  kind: {
    individual: 'Квитанция',
    legal: 'Счёт',
  },
  numbered: {
    individual: 'Квитанция № {{number}}',
    legal: 'Счёт № {{number}}',
  },
  column: {
    what: 'За что',
    date: 'Дата',
    sum: 'Сумма',
    status: 'Статус',
    open: 'Документ',
  },
  status: {
    paid: 'Оплачено',
    unpaid: 'Не оплачено',
    cancelled: 'Отменено',
  },
  open: 'Открыть',
  openOf: 'Открыть: {{what}}',
  uin: 'УИН',
  unknown: 'неизвестно',
  close: 'Закрыть',
} as const

/** The texts of the receipts. */
export const receiptsTexts = defineTexts('receipts', ru, async () => (await import('./en.ts')).en)
