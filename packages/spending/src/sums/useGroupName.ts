import type { SpendingBy } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import { spendingTexts } from '../texts/ru.ts'
import type { SpendingBar } from './chartBars.ts'

/** Names a driver by phone. */
export type NameDriver = (phone: string) => string

/** Names what money was spent on: `November 2026`, `А 123 ВС 116`, `Zone 101`. */
export function useGroupName(
  by: SpendingBy,
  nameDriver: NameDriver,
): (of: SpendingBar['of']) => string {
  const { t, language } = useTexts(spendingTexts)
  const months = new Intl.DateTimeFormat(language === 'ru' ? 'ru' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const none = {
    month: '',
    vehicle: t('sums.noVehicle'),
    zone: t('sums.noZone'),
    driver: t('sums.noDriver'),
  }[by]
  return (of) => {
    if (of === 'rest') return by === 'month' ? t('sums.earlier') : t('sums.others')
    if (of.key === null) return none
    if (by === 'vehicle') return formatPlate(of.key)
    if (by === 'driver') return nameDriver(of.key)
    if (by === 'zone') return t('sums.zoneNumber', { zone: of.key })
    return months.format(new Date(`${of.key}-01T00:00:00Z`)).replace(/\sг\.$/u, '')
  }
}
