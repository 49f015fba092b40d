import type { PageTitles } from '@parking/runtime'

export const registrationTitles: PageTitles = () => ({ ru: 'Регистрация', en: 'Create an account' })
