import type { PageTitles } from '@parking/runtime'

export const companyTitles: PageTitles = () => ({ ru: 'Компания', en: 'Company' })
