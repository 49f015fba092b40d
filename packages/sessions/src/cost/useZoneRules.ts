import { benefitsQuery, settingsQuery } from '@parking/api-client'
import type { Vehicle } from '@parking/domain'
import { useAppContext, useIsMember } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useZonesOptions } from '../data/useZonesOptions.ts'
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
  // What the page has failed to load is not tried again: that would close and open it without end.
  const once = { retryOnMount: false }
  const { data: zones } = useQuery({ ...useZonesOptions(), ...once })
  const { data: settings } = useQuery({ ...settingsQuery(api), ...once })
  const { data: benefits } = useQuery({ ...benefitsQuery(api), ...once, enabled: isMember })
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
