import type { PageTitles } from '@parking/runtime'

export const operationsTitles: PageTitles = () => ({
  ru: 'История операций',
  en: 'Payment history',
})

export const myProfileTitles: PageTitles = () => ({ ru: 'Мой профиль', en: 'My profile' })

export const receiptsTitles: PageTitles = () => ({ ru: 'Квитанции', en: 'Receipts' })

export const finesTitles: PageTitles = () => ({ ru: 'Штрафы', en: 'Fines' })

export const feedbackTitles: PageTitles = () => ({ ru: 'Обратная связь', en: 'Feedback' })
