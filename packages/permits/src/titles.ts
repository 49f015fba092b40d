import type { PageTitles } from '@parking/runtime'

export const permitsTitles: PageTitles = () => ({ ru: 'Абонементы', en: 'Permits' })

export const constructorTitles: PageTitles = () => ({
  ru: 'Конструктор',
  en: 'Permit finder',
})
