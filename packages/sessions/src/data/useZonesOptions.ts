import { settingsQuery, zonesQuery } from '@parking/api-client'
import { useAppContext, useIsMember } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'

/** How the zones are read: a guest by the token that comes with the settings, once they are there. */
export function useZonesOptions() {
  const { api } = useAppContext()
  const isMember = useIsMember()
  const { data: settings } = useQuery({ ...settingsQuery(api), retryOnMount: false })
  const guestToken = settings?.guestToken ?? null
  return {
    ...(isMember || guestToken === null ? zonesQuery(api) : zonesQuery(api, guestToken)),
    enabled: isMember || guestToken !== null,
  }
}
