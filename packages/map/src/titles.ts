import type { PageTitles } from '@parking/runtime'

export const mapTitles: PageTitles = () => ({ ru: 'Карта', en: 'Map' })
