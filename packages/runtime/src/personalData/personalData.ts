import type { MenuCity } from '../context/MenuEntry.ts'
import type { Titles } from '@parking/domain'

/** Whether the city shows its rules for personal data. */
export function hasPersonalData({ city, settings }: MenuCity): boolean {
  return city.flags.pagePersonalData && settings?.showsPersonalDataPage === true
}

/** What the city calls its rules for personal data, in its file or in its settings. */
export function personalDataTitles({ city: { flags }, settings }: MenuCity): Titles {
  const fromSettings = settings?.personalDataTitle ?? null
  return {
    ru: flags.pagePersonalDataTitle?.ru ?? fromSettings ?? 'Персональные данные',
    en: flags.pagePersonalDataTitle?.en ?? fromSettings ?? 'Personal data',
  }
}
