import { benefitsQuery, settingsQuery, zonesQuery } from '@parking/api-client'
import type { Vehicle } from '@parking/domain'
import { useAppContext, useIsMember } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { zoneRules, type ZoneRules } from './zoneRules.ts'

/**
 * What the price of parking in a zone hangs on; null while that is not known, and where its prices
 * make no sense. Without a vehicle it is a car's.
 */
export function useZoneRules(
  zoneNumber: string | null,
  vehicle: Pick<Vehicle, 'plate' | 'category'> | null,
): ZoneRules | null {
  const { api } = useAppContext()
  const isMember = useIsMember()
  const { data: zones } = useQuery(zonesQuery(api))
  const { data: settings } = useQuery(settingsQuery(api))
  const { data: benefits } = useQuery({ ...benefitsQuery(api), enabled: isMember })
  const zone = zones?.items.find(({ number }) => number === zoneNumber)
  if (zone === undefined || settings === undefined) return null
  return zoneRules({
    zone,
    vehicle: vehicle ?? { plate: '', category: 'B' },
    benefits: benefits?.items ?? [],
    settings,
    timeZone: api.timeZone,
  })
}
