import { settingsQuery } from '@parking/api-client'
import { notFound } from '@tanstack/react-router'
import type { AppContext } from '../context/AppContext.ts'
import type { MenuCity } from '../context/MenuEntry.ts'

/**
 * Lets a page open only in a city that has it, before anything of it is loaded.
 *
 * @param hasPart - whether a city has the page; the same that shows its entry in the menu
 * @throws not-found where the city has no such page
 * @throws {@link ApiError} when it hangs on the city's settings and they can't be read
 */
export async function requirePart(
  { api, city: { flags }, queryClient }: AppContext,
  hasPart: (city: MenuCity) => boolean,
): Promise<void> {
  if (hasPart({ flags, settings: null })) return
  const settings = await queryClient.ensureQueryData(settingsQuery(api))
  if (!hasPart({ flags, settings })) throw notFound()
}
