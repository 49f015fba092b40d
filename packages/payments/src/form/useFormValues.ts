import { useAppContext } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useState } from 'react'
import type { ParkingData } from '../data/useParkingData.ts'
import { useParkingDraft } from '../draft/parkingDraft.ts'
import { formValues, type FormValues } from './formValues.ts'
import { rememberedPlace } from './rememberedPlace.ts'

/** What the parking form holds now. */
export function useFormValues({ account, zones, settings }: ParkingData): FormValues {
  const context = useAppContext()
  const draft = useParkingDraft()
  const now = useNow('minute')
  const hasParkings = zones.some(({ parkings = [] }) => parkings.length > 0)
  const paidBy = settings.chargesByParkingId && hasParkings ? 'parking' : 'zone'
  const [remembered] = useState(() => ({
    zone: rememberedPlace(context, 'zone'),
    parking: rememberedPlace(context, 'parking'),
  }))
  return formValues(draft, {
    profile: account?.profile ?? null,
    zones,
    paidBy,
    asksCategory: settings.usesVehicleCategory,
    rememberedPlace: remembered[paidBy],
    durations: settings.durations,
    now,
  })
}
