import type { ConstructorRefusals } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { permitsTexts } from '../texts/ru.ts'

/** Says in words what the constructor refuses; a good field has none. */
export function useRefusalWords(
  refusals: ConstructorRefusals,
): Partial<Readonly<Record<keyof ConstructorRefusals, string>>> {
  const { t } = useTexts(permitsTexts)
  const { plate, zones, days, startDate } = refusals
  return {
    ...(plate === null ? {} : { plate: t('vehicle.empty') }),
    ...(zones === null ? {} : { zones: t('finder.zonesEmpty') }),
    ...(days === null ? {} : { days: t('finder.daysEmpty') }),
    ...(startDate === null
      ? {}
      : {
          startDate: t(startDate === 'past' ? 'finder.startPast' : 'finder.startEmpty'),
        }),
  }
}
