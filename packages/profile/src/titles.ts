import type { PageTitles } from '@parking/runtime'

export const operationsTitles: PageTitles = () => ({
  ru: 'История операций',
  en: 'Payment history',
})
