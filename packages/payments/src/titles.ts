import type { PageTitles } from '@parking/runtime'

export const parkingTitles: PageTitles = ({ settings }) =>
  settings?.hasBalance === false
    ? { ru: 'Парковочные сессии', en: 'Parking sessions' }
    : { ru: 'Парковка', en: 'Parking' }
