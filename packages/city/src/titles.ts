import type { PageTitles } from '@parking/runtime'

export const newsTitles: PageTitles = () => ({ ru: 'Новости', en: 'News' })
export const pagesTitles: PageTitles = () => ({ ru: 'Справка', en: 'Help' })
export const smsTitles: PageTitles = () => ({ ru: 'СМС-команды', en: 'Text message commands' })
export const updateTitles: PageTitles = () => ({ ru: 'Обновление сервиса', en: 'Service update' })

/** As the city calls them, in its file or in its settings. */
export const personalDataTitles: PageTitles = ({ flags, settings }) => {
  const fromSettings = settings?.personalDataTitle ?? null
  return {
    ru: flags.pagePersonalDataTitle?.ru ?? fromSettings ?? 'Персональные данные',
    en: flags.pagePersonalDataTitle?.en ?? fromSettings ?? 'Personal data',
  }
}
