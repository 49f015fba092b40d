import { settingsQuery } from '@parking/api-client'
import type { AppContext } from '@parking/runtime'

/**
 * Waits until the settings say whether the city is closed, or can't be read: what it publishes is not
 * shown before, and the frame then shows that it is closed.
 */
export async function whenOpen({ api, queryClient }: AppContext): Promise<void> {
  await queryClient.ensureQueryData(settingsQuery(api)).catch(() => null)
}
