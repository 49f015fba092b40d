import type { ZoneScope } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { permitsTexts } from '../texts/ru.ts'

/** Writes the zones that a permit is good for. */
export function useZonesText(): (scope: ZoneScope) => string {
  const { t } = useTexts(permitsTexts)
  return (scope) => {
    if (scope.kind === 'all') return t('zones.all')
    const zones = scope.zones.join(', ')
    return t(scope.zones.length === 1 ? 'zones.one' : 'zones.several', { zones })
  }
}
