import type { SpendingBy } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useMessages } from '@parking/runtime'
import { operationsMessages } from '../messages/operationsMessages.ts'
import type { SpendingBar } from './chartBars.ts'

/** Names what money was spent on: `November 2026`, `А 123 ВС 116`, `Zone 101`. */
export function useGroupName(by: SpendingBy): (of: SpendingBar['of']) => string {
  const { t, language } = useMessages(operationsMessages)
  const months = new Intl.DateTimeFormat(language === 'ru' ? 'ru' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const none = by === 'vehicle' ? t('spending.noVehicle') : t('spending.noZone')
  return (of) => {
    if (of === 'rest') return by === 'month' ? t('spending.earlier') : t('spending.others')
    if (of.key === null) return none
    if (by === 'vehicle') return formatPlate(of.key)
    if (by === 'zone') return t('list.zone', { zone: of.key })
    return months.format(new Date(`${of.key}-01T00:00:00Z`)).replace(/\sг\.$/u, '')
  }
}
