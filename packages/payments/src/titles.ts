import type { PageTitles } from '@parking/runtime'

export const guestTitles: PageTitles = () => ({
  ru: 'Оплата без регистрации',
  en: 'Pay without an account',
})

export const parkingTitles: PageTitles = ({ settings }) =>
  settings?.hasBalance === false
    ? { ru: 'Парковочные сессии', en: 'Parking sessions' }
    : { ru: 'Парковка', en: 'Parking' }
