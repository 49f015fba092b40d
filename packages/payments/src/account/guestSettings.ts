import { settingsQuery } from '@parking/api-client'
import type { CitySettings } from '@parking/domain'
import type { AppContext } from '@parking/runtime'

/**
 * Reads the settings with the token of the city's guests. What the browser keeps between visits has
 * none, so without one they are asked for.
 *
 * @throws {@link ApiError} when they can't be read
 */
export async function guestSettings({
  api,
  queryClient,
}: Pick<AppContext, 'api' | 'queryClient'>): Promise<CitySettings> {
  const query = settingsQuery(api)
  const known = await queryClient.ensureQueryData(query)
  return known.guestToken === null ? queryClient.fetchQuery({ ...query, staleTime: 0 }) : known
}
