import { settingsQuery } from '@parking/api-client'
import type { CitySettings } from '@parking/domain'
import { useQuery } from '@tanstack/react-query'
import { useAppContext } from '../context/AppContext.ts'

/** What the city's back end says about itself; null while it loads and when it could not be read. */
export function useCitySettings(): CitySettings | null {
  const { api } = useAppContext()
  return useQuery(settingsQuery(api)).data ?? null
}
