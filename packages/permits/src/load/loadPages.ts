import {
  benefitsQuery,
  permitCardsQuery,
  profileQuery,
  settingsQuery,
  timingsQuery,
  zonesQuery,
} from '@parking/api-client'
import { checkoutTexts } from '@parking/checkout'
import { errorTexts, type AppContext } from '@parking/runtime'
import { hasConstructor } from '../hasConstructor.ts'
import { permitsTexts } from '../texts/ru.ts'

/** Asks for all that the page of permits shows, and waits for its texts: it shows itself what fails. */
export async function loadPermits(context: AppContext): Promise<void> {
  const { api, queryClient } = context
  void queryClient.prefetchQuery(permitCardsQuery(api))
  void queryClient.prefetchQuery(benefitsQuery(api))
  void queryClient.prefetchQuery(profileQuery(api))
  void queryClient.prefetchQuery(settingsQuery(api))
  await loadTexts(context)
}

/** Asks for all that the sheet of a permit shows, and waits for its texts: it shows itself what fails. */
export async function loadPermitSheet(context: AppContext): Promise<void> {
  void context.queryClient.prefetchQuery(benefitsQuery(context.api))
  await loadTexts(context)
}

/**
 * Asks for all that the constructor shows, and waits for its texts.
 *
 * @returns whether the city has one
 * @throws {@link ApiError} when the city's settings can't be read
 */
export async function loadConstructor(context: AppContext): Promise<boolean> {
  const { api, city, queryClient } = context
  const settings = await queryClient.ensureQueryData(settingsQuery(api))
  if (!hasConstructor({ flags: city.flags, settings })) return false
  void queryClient.prefetchQuery(profileQuery(api))
  void queryClient.prefetchQuery(zonesQuery(api))
  void queryClient.prefetchQuery(timingsQuery(api))
  await loadTexts(context)
  return true
}

async function loadTexts({ translator }: AppContext): Promise<void> {
  await Promise.all(
    [permitsTexts, checkoutTexts, errorTexts].map((source) => translator.load(source)),
  )
}
