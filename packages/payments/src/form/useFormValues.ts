import { usableDurationLimits } from '@parking/domain'
import { useAppContext } from '@parking/runtime'
import { useState } from 'react'
import type { ParkingData } from '../data/useParkingData.ts'
import { useParkingDraft } from '../draft/parkingDraft.ts'
import { formValues, type FormValues } from './formValues.ts'
import { rememberedZone } from './rememberedZone.ts'
import { useMinute } from './useMinute.ts'

/** What the parking form holds now. */
export function useFormValues({ profile, zones, settings }: ParkingData): FormValues {
  const context = useAppContext()
  const draft = useParkingDraft()
  const now = useMinute()
  const [zone] = useState(() => rememberedZone(context))
  const durations = usableDurationLimits(settings.durations)
  return formValues(draft, { profile, zones, rememberedZone: zone, durations, now })
}
