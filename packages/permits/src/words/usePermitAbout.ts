import type { PermitCard } from '@parking/domain'
import { useZonesText } from './useZonesText.ts'

/** Says what a permit on sale is good for: in the city's words, and its zones unless these are all. */
export function usePermitAbout(): (permit: PermitCard) => string {
  const zonesText = useZonesText()
  return ({ description, zones }) => {
    if (description === null) return zonesText(zones)
    return zones.kind === 'all' ? description : `${description}. ${zonesText(zones)}`
  }
}
