import { useAppContext, useCitySettings } from '@parking/runtime'
import { usualExtension } from '../draft/lastExtension.ts'

/** By how much a session is extended when nobody has chosen, so that the next press can pay. */
export function useUsualExtension(): number | null {
  const context = useAppContext()
  const settings = useCitySettings()
  return settings === null ? null : usualExtension(context, settings.durations)
}
