import { benefitsQuery, profileQuery, settingsQuery, zonesQuery } from '@parking/api-client'
import {
  usableDurationLimits,
  type Benefit,
  type CitySettings,
  type Profile,
  type Zone,
} from '@parking/domain'
import { useAppContext } from '@parking/runtime'
import { useQueries } from '@tanstack/react-query'

/** What the parking page is made of. */
export interface ParkingData {
  readonly settings: CitySettings
  readonly profile: Profile
  readonly zones: readonly Zone[]
  readonly benefits: readonly Benefit[]
}

/** The page's data, or where it stands. */
export type ParkingDataState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed'
      readonly error: unknown
      readonly isRetrying: boolean
      readonly retry: () => void
    }
  | { readonly kind: 'ready'; readonly data: ParkingData }

/** Reads what the parking page shows. What was read once stays in sight while it is read again. */
export function useParkingData(): ParkingDataState {
  const { api } = useAppContext()
  const queries = useQueries({
    queries: [settingsQuery(api), profileQuery(api), zonesQuery(api), benefitsQuery(api)],
  })
  const [settings, profile, zones, benefits] = queries
  if (settings.data && profile.data && zones.data && benefits.data) {
    return {
      kind: 'ready',
      data: {
        settings: {
          ...settings.data,
          durations: usableDurationLimits(settings.data.durations),
        },
        profile: profile.data,
        zones: zones.data,
        benefits: benefits.data,
      },
    }
  }
  const failed = queries.filter(({ isError }) => isError)
  const [first] = failed
  if (first === undefined) return { kind: 'loading' }
  return {
    kind: 'failed',
    error: first.error,
    isRetrying: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
